import { isCheckoutUrl, sandboxPaths } from '@verapix/domain';
import type { OpenCheckoutOutcome } from '@verapix/machines';

/** The part of `window` that opens tabs. */
export interface Opener {
  open: (url: string, target: string) => Pick<Window, 'closed' | 'opener'> | null;
  /** The page's own origin. */
  origin: string;
}

/**
 * Whether an address may be opened as the hosted checkout: an https address, or the sandbox page on one of our own origins.
 * The server has checked it too, but its answer is not trusted.
 */
export function isCheckoutAddress(address: string, ownOrigins: readonly string[]): boolean {
  if (isCheckoutUrl(address)) return true;
  if (!URL.canParse(address)) return false;
  const { username, password, origin, pathname } = new URL(address);
  return `${username}${password}` === '' && ownOrigins.includes(origin) && pathname === sandboxPaths.checkout;
}

/**
 * The tab of the hosted checkout. With `noopener`, `open` would not say whether the tab was blocked, so `opener` is
 * cleared by hand. The handle of a tab on another site reports `closed` although the tab is open, so `closed` is only
 * believed for a tab on our own origin that was seen open before.
 */
export function createCheckoutTab(opener: Opener, ownOrigins: readonly string[]) {
  let tab: { handle: Pick<Window, 'closed'>; isOwnOrigin: boolean; wasOpen: boolean } | undefined;
  return {
    open: (address: string): OpenCheckoutOutcome => {
      if (!isCheckoutAddress(address, ownOrigins)) return { ok: false, reason: 'refused' };
      const handle = opener.open(address, '_blank');
      if (!handle) return { ok: false, reason: 'blocked' };
      handle.opener = null;
      tab = { handle, isOwnOrigin: new URL(address).origin === opener.origin, wasOpen: false };
      return { ok: true };
    },
    /** Whether the tab opened last is known to be closed. False if that cannot be known. */
    isClosed: (): boolean => {
      if (!tab?.isOwnOrigin) return false;
      tab.wasOpen ||= !tab.handle.closed;
      return tab.wasOpen && tab.handle.closed;
    },
  };
}
