import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './providers';
import { Arrival } from './wiring/LatePart';

/** What the app is made of, each made once at the start. */
export interface AppParts extends Omit<ComponentProps<typeof Providers>, 'children'> {
  /** Over the app's routes. */
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The whole app: in the browser's own address, or in one that a story holds. */
export function App({ router, ...parts }: AppParts) {
  return (
    <Providers {...parts}>
      <RouterProvider router={router} />
      <Arrival />
    </Providers>
  );
}
