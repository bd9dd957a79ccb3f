import { isCheckoutUrl } from '@verapix/facts';
import type { OpenCheckoutOutcome } from '@verapix/machines';

/** The part of `window` that opens another. */
export interface Opener {
  open: (url: string, target: string) => Pick<Window, 'closed' | 'opener'> | null;
  /** The page's own origin. */
  origin: string;
}

/** The path of the sandbox's page, which a backend without a payment provider serves. */
const sandboxPath = '/sandbox/v1/checkout';

/**
 * Whether an address may be opened to pay on: the provider's on https, or the sandbox's page at one of our own origins.
 * The server has checked it already; what it sent may still be anything.
 */
export function isCheckoutAddress(address: string, ownOrigins: readonly string[]): boolean {
  if (isCheckoutUrl(address)) return true;
  if (!URL.canParse(address)) return false;
  const { username, password, origin, pathname } = new URL(address);
  return `${username}${password}` === '' && ownOrigins.includes(origin) && pathname === sandboxPath;
}

export interface CheckoutTab {
  open: (address: string) => OpenCheckoutOutcome;
  /** Whether the tab opened last is known to be closed. False where that cannot be known. */
  isClosed: () => boolean;
}

/**
 * The tab of the hosted checkout. `noopener` would hide whether it was blocked, so the new tab's way back is cut by
 * hand. A tab of another site says that it is closed as soon as it has left for that site: only of our own, and only
 * after it was seen open, is that believed.
 */
export function createCheckoutTab(opener: Opener, ownOrigins: readonly string[]): CheckoutTab {
  let tab: { handle: Pick<Window, 'closed'>; isOurs: boolean; wasSeen: boolean } | undefined;
  return {
    open: (address) => {
      if (!isCheckoutAddress(address, ownOrigins)) return { ok: false, reason: 'refused' };
      const handle = opener.open(address, '_blank');
      if (!handle) return { ok: false, reason: 'blocked' };
      handle.opener = null;
      tab = { handle, isOurs: new URL(address).origin === opener.origin, wasSeen: false };
      return { ok: true };
    },
    isClosed: () => {
      if (!tab?.isOurs) return false;
      tab.wasSeen ||= !tab.handle.closed;
      return tab.wasSeen && tab.handle.closed;
    },
  };
}
