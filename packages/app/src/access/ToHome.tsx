import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../paths';

/**
 * Whoever signs out goes to the home page, which may still have to be fetched. Asked for here as well: the page may
 * have held up the first wish to go, with a question about unsaved changes that is gone with it.
 */
export function ToHome({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Navigate to={paths.home} replace />
    </>
  );
}
