import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const LazyFrame = lazy(async () => ({ default: (await import('./docs-frame')).DocsFrame }));
const LazyPage = lazy(async () => ({ default: (await import('./component-page')).ComponentPage }));

/** What stands round each docs page: `parameters.docs.container`. Its code stays out of the stories, which never show it. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <LazyFrame {...props} />
    </Suspense>
  );
}

/** What stands on the docs page of each component: `parameters.docs.page`. */
export function DocsPage() {
  return (
    <Suspense>
      <LazyPage />
    </Suspense>
  );
}
