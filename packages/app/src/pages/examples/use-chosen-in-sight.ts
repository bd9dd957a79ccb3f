import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls a list of tabs, and nothing else, so that the chosen one is in its middle: an address may choose any. */
export function useChosenInSight(chosen: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is looked at anew when another tab is chosen.
  useLayoutEffect(() => {
    const list = ref.current;
    const tab = list?.querySelector('[aria-selected="true"]');
    if (!list || !tab) return;
    const [room, place] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2);
  }, [chosen]);
  return ref;
}
