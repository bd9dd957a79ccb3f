import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './providers';

/** What the app consists of, created once at the start. */
export interface AppParts extends Omit<ComponentProps<typeof Providers>, 'children'> {
  /** Over the app's routes. */
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The whole app: at the browser's address, or at one that a story sets. */
export function App({ router, ...parts }: AppParts) {
  return (
    <Providers {...parts}>
      <RouterProvider router={router} />
    </Providers>
  );
}
