import { useEffect, useReducer } from 'react';

/** Renders the component again every second while it is `active`. */
export function useEverySecond(active = true): void {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [active]);
}
