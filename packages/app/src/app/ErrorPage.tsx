import { Button, Heading, Inline, Stack, Text } from '@verapix/ui';
import { lazy, Suspense, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { paths } from './paths';
import { Page } from './shell/Page';
import { isLoadFailure } from '../lib/load-once';

/** Kept on the device with the shell. If it is not, the page is shown without it. */
const OfflineView = lazy(() => import('./offline/OfflineView').catch(() => ({ default: () => null })));

const fault = 'The page stopped because of a fault of ours. Nothing you saved is lost.';

/** Shown when a page's code could not be loaded. */
const loadAgain = () =>
  navigator.onLine
    ? 'The connection was lost, or there is a newer version.'
    : 'You are offline. Connect, then try again.';

/**
 * The error boundary of every page: the shell stays usable. It is part of the first load, so that it also shows when no
 * more code can be loaded.
 */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  const loadFailed = isLoadFailure(error);
  return (
    <Page title="Something went wrong">
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={1} size="title">
            {loadFailed ? 'This page could not be loaded' : 'Something went wrong'}
          </Heading>
          <Text size="l" tone="textMuted" measure>
            {loadFailed ? loadAgain() : fault}
          </Text>
        </Stack>
        {loadFailed && (
          <Suspense>
            <OfflineView />
          </Suspense>
        )}
        <Inline gap="s">
          <Button tone="accent" variant="solid" onClick={() => location.reload()}>
            Try again
          </Button>
          <Button asChild>
            <a href={paths.home}>Go to the home page</a>
          </Button>
        </Inline>
      </Stack>
    </Page>
  );
}
