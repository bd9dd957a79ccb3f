import { isStorageBlocked, readItem, writeItem } from '@verapix/domain';
import * as messages from '@verapix/messages/kept-items';

/** What the browser may refuse to keep, by what is forgotten without it. */
export type Refusable = 'session' | 'place' | 'results' | 'tools' | 'tabs';

/** The parts of the browser that keep something. Each throws or rejects where the browser refuses it. */
export type KeepingBrowser = Pick<
  typeof globalThis,
  'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches' | 'BroadcastChannel' | 'isSecureContext'
> & { navigator: Pick<Navigator, 'locks' | 'serviceWorker'> };

async function isRefused(use: () => unknown): Promise<boolean> {
  try {
    await use();
    return false;
  } catch {
    return true;
  }
}

/** Tries what the browser keeps, without keeping anything. A page without https has fewer parts, which is no refusal. */
export async function findRefused(browser: KeepingBrowser): Promise<Refusable[]> {
  const secure = (use: () => unknown) => (browser.isSecureContext ? use() : undefined);
  const uses: readonly [Refusable, () => unknown][] = [
    ['results', () => browser.indexedDB.databases?.()],
    ['tools', () => secure(() => browser.caches.has('verapix'))],
    ['tools', () => secure(() => browser.navigator.serviceWorker.getRegistration())],
    ['tabs', () => new browser.BroadcastChannel('verapix').close()],
    ['tabs', () => secure(() => browser.navigator.locks.query())],
  ];
  const refused = new Set<Refusable>();
  if (isStorageBlocked(() => browser.localStorage)) refused.add('session');
  if (isStorageBlocked(() => browser.sessionStorage)) refused.add('place');
  for (const [part, use] of uses) if (await isRefused(use)) refused.add(part);
  return [...refused];
}

const forgotten: Readonly<Record<Exclude<Refusable, 'tabs'>, string>> = {
  session: messages.forgetsSession,
  place: messages.forgetsPlace,
  results: messages.forgetsResults,
  tools: messages.forgetsTools,
};

/** What is forgotten, in words. */
export function refusedText(refused: readonly Refusable[]): string {
  const items = refused.flatMap((part) => (part === 'tabs' ? [] : [forgotten[part]]));
  const sentences = [
    messages.keepsLess,
    items.length > 0 && messages.forgets({ list: items.join('; ') }),
    refused.includes('tabs') && messages.tabsApart,
    messages.allowSiteData,
  ];
  return sentences.filter(Boolean).join(' ');
}

const saidKey = 'verapix.refused-storage';

/**
 * What the browser refuses to keep, once per visit; empty later, and if it refuses nothing. A visit is a tab, or a page if
 * even that is not kept.
 */
export async function takeRefused(
  browser: KeepingBrowser = globalThis as KeepingBrowser,
): Promise<readonly Refusable[]> {
  const tab = () => browser.sessionStorage;
  if (readItem(tab, saidKey) !== null) return [];
  const refused = await findRefused(browser);
  if (refused.length > 0) writeItem(tab, saidKey, 'said');
  return refused;
}
