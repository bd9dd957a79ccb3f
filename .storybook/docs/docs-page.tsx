import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const LazyFrame = lazy(async () => ({ default: (await import('./docs-frame')).DocsFrame }));
const LazyPage = lazy(async () => ({ default: (await import('./component-page')).ComponentPage }));

/** The container of each docs page: `parameters.docs.container`. Loaded lazily, because stories never show it. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <LazyFrame {...props} />
    </Suspense>
  );
}

/** The docs page of each component: `parameters.docs.page`. */
export function DocsPage() {
  return (
    <Suspense>
      <LazyPage />
    </Suspense>
  );
}
