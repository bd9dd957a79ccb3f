import { stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/library';
import { Button, InternalLink, PageHeader, Skeleton, Stack } from '@verapix/ui';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useEntitlement } from '../../app/access/entitlement';
import { useAccountView } from '../../app/account/account';
import { useStartedAccount } from '../../app/account/use-started-account';
import { useFlow } from '../../app/flow/use-lazy-flow';
import { paths } from '../../app/paths';
import { Page } from '../../app/shell/Page';
import type { LibraryViewProps } from './LibraryContent';
import type { ReadFiles } from './use-result-files';

const loadFlow = async () => (await import('./library.flow')).libraryFlow;

/** A chunk of its own: nothing of it is needed before the results are read. */
const LibraryContent = lazy(async () => ({ default: (await import('./LibraryContent')).LibraryContent }));

const DeviceStorage = lazy(async () => ({ default: (await import('./DeviceStorage')).DeviceStorage }));

const loadCloudFlow = async () => (await import('./cloud-results.flow')).cloudResultsFlow;

const readFromDevice: ReadFiles = async (id) =>
  (await import('../../lib/library/device-store')).deviceStore.files(id);

/** `/library`: the results that are kept on this device, and `/library/:id`: one of them. */
export function LibraryPage() {
  const { id } = useParams();
  const { user } = useAccountView();
  const { entitlement } = useEntitlement();
  const cloud = useFlow(loadCloudFlow, { params: undefined, key: user?.id, eager: user !== null });
  useStartedAccount();
  return (
    <LibraryView
      {...useFlow(loadFlow, { params: undefined, eager: true })}
      openId={id}
      readFiles={readFromDevice}
      cloud={{ ...cloud, isSignedIn: user !== null, entitlement }}
      storage={<DeviceStorage />}
    />
  );
}

export { LibraryPage as Component };

/** The page in each state of its machine. */
export function LibraryView({ snapshot, send, ...rest }: LibraryViewProps) {
  return (
    <Page title={messages.title} description={messages.description}>
      <Stack
        gap="l"
        data-machine-state={stateValueNames('library', snapshot?.value ?? 'loading').join(' ')}
        tabIndex={-1}
      >
        {rest.openId === undefined && (
          <PageHeader
            title={messages.title}
            lead={messages.lead}
            back={{ to: paths.tools, label: messages.backToTools }}
            actions={
              <Button asChild>
                <InternalLink to={paths.recipes}>{messages.recipes}</InternalLink>
              </Button>
            }
          />
        )}
        <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '20rem' }} />}>
          {snapshot && !snapshot.matches('loading') ? (
            <LibraryContent {...{ snapshot, send, ...rest }} />
          ) : (
            <Skeleton shape="block" style={{ blockSize: '20rem' }} />
          )}
        </Suspense>
      </Stack>
    </Page>
  );
}
