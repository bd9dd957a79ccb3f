import { savesData } from '@verapix/domain';
import { loadPage, type Routes } from './load-page';

/** What shows that the user may follow a link. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the page at an address. Follows redirects that say in their `handle` where they lead. */
async function loadTarget({ routes, basename }: Routes, address: string): Promise<void> {
  for (const route of await loadPage({ routes, basename }, address)) {
    if (route.handle?.leadsTo) await loadTarget({ routes, basename: '/' }, route.handle.leadsTo);
  }
}

/**
 * Loads the code of a page when the user points at a link to it, focuses it or touches it, so that the page shows at once
 * when they follow it. Not without a network, and not if the user saves data.
 */
export function preloadOnIntent(
  routes: Routes,
  { document, location, navigator }: Pick<Window, 'document' | 'location' | 'navigator'> = window,
): void {
  const seen = new Set<string>();
  const preload = ({ target }: Event) => {
    const link = (target as Partial<Element>).closest?.<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return;
    if (!navigator.onLine || savesData(navigator)) return;
    seen.add(link.pathname);
    // Following the link tries again, and says what failed.
    loadTarget(routes, link.pathname).catch(() => seen.delete(link.pathname));
  };
  for (const intent of intents) document.addEventListener(intent, preload, { passive: true });
}
