import { stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/library';
import { Button, Dialog, Inline, InternalLink, PageHeader, SettingsList, Skeleton, Stack } from '@verapix/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useHost, useStartedAccount, useStudioAccount } from '../host';
import { useDeviceOwner } from '../lib/use-device-owner';
import { usePageActor } from '../lib/use-page-actor';
import { studioPaths } from '../paths';
import { resultStore } from '../store/result-store';
import { createCloudResults } from './cloud-results.flow';
import type { Cloud } from './CloudStorage';
import { DeviceStorage } from './DeviceStorage';
import { LibraryContent, type LibraryViewProps } from './LibraryContent';
import { createLibrary } from './library.flow';

type LibrarySnapshot = LibraryViewProps['snapshot'];
type CloudSnapshot = Cloud['snapshot'];

const isUploading = (snapshot: CloudSnapshot) => snapshot.matches('keeping') || snapshot.matches('deleting');
const isDeleting = (snapshot: LibrarySnapshot) => snapshot.matches('deleting');
const followStore = (library: ReturnType<typeof createLibrary>) =>
  resultStore.subscribe(() => library.send({ type: 'library.changed' }));

interface LibraryPageProps {
  /** The result that is open; undefined for the list. */
  openId: string | undefined;
}

/** The results that the user keeps on this device, or one of them. */
export const LibraryPage = (props: LibraryPageProps) => <OwnLibrary key={useDeviceOwner()} {...props} />;

function OwnLibrary({ openId }: LibraryPageProps) {
  const host = useHost();
  const { user } = useStudioAccount();
  const { entitlement } = host.useAccess();
  const create = useCallback(() => createLibrary(resultStore, host), [host]);
  const library = usePageActor(create, { keepAlive: isDeleting, connect: followStore });
  const userId = user?.id ?? '';
  const createCloud = useCallback(() => createCloudResults(resultStore, userId, host), [userId, host]);
  const cloud = usePageActor(createCloud, { keepAlive: isUploading, starts: user !== null });
  useStartedAccount();
  return (
    <LibraryView
      {...library}
      openId={openId}
      readFiles={resultStore.files}
      cloud={{ ...cloud, isSignedIn: user !== null, entitlement }}
      storage={<DeviceStorage />}
    />
  );
}

/** The page in each state of its machine. */
export function LibraryView({
  snapshot,
  send,
  storage,
  ...rest
}: LibraryViewProps & { storage?: ReactNode }) {
  const [isSettingUp, setSettingUp] = useState(false);
  const { isKeeping } = snapshot.context;
  return (
    <Stack gap="l" data-machine-state={stateValueNames('library', snapshot.value).join(' ')} tabIndex={-1}>
      {rest.openId === undefined && (
        <PageHeader
          title={messages.title}
          lead={messages.lead}
          back={{ to: studioPaths.tools, label: messages.backToTools }}
          actions={
            <Inline gap="s">
              <Button asChild>
                <InternalLink to={studioPaths.recipes}>{messages.recipes}</InternalLink>
              </Button>
              <Button onClick={() => setSettingUp(true)}>{messages.storage}</Button>
            </Inline>
          }
        />
      )}
      {snapshot.matches('loading') ? (
        <Skeleton shape="block" style={{ blockSize: '20rem' }} />
      ) : (
        <LibraryContent {...{ snapshot, send, ...rest }} />
      )}
      <Dialog.Root open={isSettingUp} onOpenChange={setSettingUp}>
        <Dialog.Content title={messages.storage} size="l">
          {!snapshot.matches('loading') && !snapshot.matches('failed') && (
            <SettingsList.Root title={messages.keeping} description={messages.keepingText}>
              <SettingsList.Item
                label={messages.keep}
                hint={messages.keepHint}
                checked={isKeeping}
                disabled={isDeleting(snapshot)}
                onCheckedChange={(next) => send({ type: 'keeping.switched', isKeeping: next })}
              />
            </SettingsList.Root>
          )}
          {storage}
        </Dialog.Content>
      </Dialog.Root>
    </Stack>
  );
}
