import * as messages from '@verapix/messages/docs-getting-started';
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
  { id: 'overview', title: messages.overview, body: text('Overview') },
  { id: 'base-url', title: messages.baseUrl, body: text('BaseUrl') },
  { id: 'key', title: messages.key, body: text('Key') },
  { id: 'first-request', title: messages.firstRequest, body: text('FirstRequest') },
  { id: 'result', title: messages.result, body: text('Result') },
  { id: 'limits', title: messages.limits, body: text('Limits') },
  { id: 'go-on', title: messages.goOn, body: text('GoOn') },
];

/** `/docs/getting-started`: the first request, for all visitors. */
export function GettingStartedPage() {
  return <DocsPage page="getting-started" sections={gettingStartedSections} />;
}

export { GettingStartedPage as Component };
