import { type RefObject, useEffect, useState } from 'react';

/** Whether an element holds more than it shows, kept up to date as it changes its size. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      setOverflows(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
