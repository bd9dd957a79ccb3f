import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from './focus-heading';
import { scrollBehavior } from './scroll-behavior';

/** To the top of the page; smoothly unless the person prefers stillness. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

/** Somebody is at something beside the page, such as writing in the chat, and stays there. */
const keepsFocus = () => document.activeElement?.closest('[data-keeps-focus]') != null;

/**
 * What a full page load does and a client-side router leaves out: after a navigation the page's `h1` has the focus.
 * The router itself scrolls, to the top, to an anchor or back to where one was; here an anchor on the same page is
 * only marked, so that the stylesheet lets that one scroll be smooth; so is that there was a navigation at all.
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
    if (!navigated || hash !== '' || keepsFocus()) return;
    focusHeading(document.querySelector('main'));
  }, [pathname, hash, key]);
}
