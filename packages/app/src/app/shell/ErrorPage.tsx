import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/shell';
import { Button, Heading, Inline, Stack, Text } from '@verapix/ui';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useRouteError } from 'react-router-dom';
import { watchLeaving } from '../leaving';
import { paths } from '../../content/paths';
import { Page } from './Page';
import { addressOf } from '../../content/address';
import { isLoadFailure } from '@verapix/domain';

/** Kept on the device with the shell. If it is not, the page is shown without it. */
const OfflineView = lazy(() => import('../offline/OfflineView').catch(() => ({ default: () => null })));

const fault = messages.fault;

const leaving = import.meta.env.SSR ? undefined : watchLeaving(window);
const never = () => () => {};

/** Shown when a page's code could not be loaded. */
const loadAgain = () => (navigator.onLine ? messages.connectionLost : messages.offline);

/**
 * The error boundary of every page: the shell stays usable. It is part of the first load, so that it also shows when no
 * more code can be loaded.
 */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  const loadFailed = isLoadFailure(error);
  const isLeaving = useSyncExternalStore(
    leaving?.subscribe ?? never,
    () => leaving?.isLeaving() ?? false,
    () => false,
  );
  if (loadFailed && isLeaving) return null;
  return (
    <Page title={messages.wrong}>
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={1} size="title">
            {loadFailed ? messages.notLoaded : messages.wrong}
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
            {common.tryAgain}
          </Button>
          <Button asChild>
            <a href={addressOf(paths.home)}>{messages.goHome}</a>
          </Button>
        </Inline>
      </Stack>
    </Page>
  );
}
