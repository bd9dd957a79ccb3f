import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The name of a place in an address, or nothing where it is written wrongly. */
function placeIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Goes to the place that the address names: its heading is scrolled to, once the page is `ready`, and has the focus,
 * so that keys and screen readers go on from there. What is folded there opens. Going back leaves the page where the browser has put it.
 */
export function useAnchor(ready: boolean): void {
  const { hash, key } = useLocation();
  const wasBack = useNavigationType() === 'POP';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place may be gone to twice; each has a key of its own.
  useEffect(() => {
    const place = ready && document.getElementById(placeIn(hash));
    if (!place) return;
    const folded = place.closest('details');
    if (folded) folded.open = true;
    if (!wasBack || window.scrollY === 0) place.scrollIntoView();
    place.focus({ preventScroll: true });
  }, [hash, key, ready]);
}
