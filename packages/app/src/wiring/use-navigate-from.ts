import { useCallback } from 'react';
import { matchPath, useNavigate } from 'react-router-dom';

/**
 * Goes to another page for a machine that outlives its own: whoever has left that page meanwhile stays where they are.
 * @param path the machine's page
 */
export function useNavigateFrom(path: string): (to: string, options: { replace: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (to, options) => {
      if (matchPath(path, location.pathname)) navigate(to, options);
    },
    [navigate, path],
  );
}
