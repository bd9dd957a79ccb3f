import { Skeleton } from '@verapix/ui';
import { lazy, Suspense } from 'react';
import { DocsPage, type DocsSection } from './DocsPage';
import type * as sections from './getting-started-sections';

/** A section's text, in a chunk that all sections share. It is part of the prerendered HTML. */
function text(name: keyof typeof sections) {
  const Text = lazy(async () => ({ default: (await import('./getting-started-sections'))[name] }));
  return (
    <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '12rem' }} />}>
      <Text />
    </Suspense>
  );
}

/** The sections of `/docs/getting-started`. */
export const gettingStartedSections: readonly DocsSection[] = [
  { id: 'overview', title: 'What the API does', body: text('Overview') },
  { id: 'base-url', title: 'Base URL', body: text('BaseUrl') },
  { id: 'key', title: 'Get a key', body: text('Key') },
  { id: 'first-request', title: 'Upscale a picture', body: text('FirstRequest') },
  { id: 'result', title: 'Save the result', body: text('Result') },
  { id: 'limits', title: 'Limits', body: text('Limits') },
  { id: 'go-on', title: 'Go on', body: text('GoOn') },
];

/** `/docs/getting-started`: the first request, for all visitors. */
export function GettingStartedPage() {
  return <DocsPage page="getting-started" sections={gettingStartedSections} />;
}

export { GettingStartedPage as Component };
