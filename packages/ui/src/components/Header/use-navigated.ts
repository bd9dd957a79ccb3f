import { useEffect, useRef } from 'react';

/** Calls back after any navigation, including the browser's Back: a menu closes then. Not when the menu appears. */
export function useNavigated(currentPath: string, callback: () => void): void {
  const shown = useRef(currentPath);
  useEffect(() => {
    if (shown.current !== currentPath) callback();
    shown.current = currentPath;
  });
}
