import { useEffect } from 'react';

/** Calls back when the page comes out of the browser's memory, as by going back from another site. */
export function usePageRestored(restored: () => void): void {
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restored();
    };
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, [restored]);
}
