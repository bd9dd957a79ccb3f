import { scrollBehavior } from '@verapix/studio/lib/scroll-behavior';
import { VisuallyHidden } from '@verapix/ui';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Focuses a section's heading without scrolling. */
export function focusHeading(part: ParentNode | null): void {
  const heading = part?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** The decoded id in a hash, or an empty string if it is malformed. */
function placeIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Scrolls to the anchor of the address once the page is `ready`, and focuses its heading, so that keyboard and screen
 * reader continue there. A closed `details` at the anchor opens. On back and forward the browser restores the scroll.
 */
export function useAnchor(ready: boolean): void {
  const { hash, key } = useLocation();
  const wasBack = useNavigationType() === 'POP';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor can be visited twice; each visit has its own key.
  useEffect(() => {
    const place = ready && document.getElementById(placeIn(hash));
    if (!place) return;
    const folded = place.closest('details');
    if (folded) folded.open = true;
    if (!wasBack || window.scrollY === 0) place.scrollIntoView();
    place.focus({ preventScroll: true });
  }, [hash, key, ready]);
}

/** Scrolls to the top of the page. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

/**
 * After a client-side navigation, moves the focus to the page's `h1`, as a full page load would reset it. The router
 * scrolls. An anchor on the same page is only marked on the document, so that the stylesheet makes that scroll smooth.
 */
export function useNavigationEffects(): void {
  const { pathname, hash, key } = useLocation();
  const seen = useRef({ key, pathname });

  useLayoutEffect(() => {
    const samePage = seen.current.pathname === pathname;
    const { dataset } = document.documentElement;
    dataset.anchorScroll = String(samePage && hash !== '');
    if (!samePage) dataset.navigated = '';
  }, [pathname, hash]);

  useEffect(() => {
    const navigated = seen.current.key !== key && seen.current.pathname !== pathname;
    seen.current = { key, pathname };
    // Focus outside the page, such as in the chat, stays there.
    const keepsFocus = document.activeElement?.closest('[data-keeps-focus]');
    if (navigated && hash === '' && !keepsFocus) focusHeading(document.querySelector('main'));
  }, [pathname, hash, key]);
}

/** Announces the new page's title to screen readers after a client-side navigation. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState({ pathname, title: '' });
  useEffect(() => {
    setAnnouncement((last) => (last.pathname === pathname ? last : { pathname, title: document.title }));
  }, [pathname]);
  return <VisuallyHidden aria-live="polite">{announcement.title}</VisuallyHidden>;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled by more than `pixels`. */
export function useScrolled(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
}
