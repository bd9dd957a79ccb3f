import { useEffect, useReducer } from 'react';

/** Shows the component again every second while it is `active`. */
export function useEverySecond(active = true): void {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [active]);
}
