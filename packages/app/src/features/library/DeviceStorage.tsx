import { type DeviceStorage as Storage, type deviceStorageMachine, stateValueNames } from '@verapix/machines';
import { Button, DescriptionList, Heading, Icon, Inline, Skeleton, Stack, Text } from '@verapix/ui';
import { Eraser, ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '../../app/flow/use-flow';
import type { LazyActor } from '../../app/use-lazy-actor';
import { formatBytes } from '../../content/format';
import { LoadFailure } from '../../lib/LoadFailure';

const loadFlow = async () => (await import('./device-storage.flow')).deviceStorageFlow;

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../lib/ConfirmDialog')).ConfirmDialog,
}));

/** What is kept on this device so that the site works without a network, and how to delete it. */
export function DeviceStorage() {
  return <DeviceStorageView {...useFlow(loadFlow, { params: undefined, eager: true })} />;
}

/** The section in each state of its machine. */
export function DeviceStorageView({ snapshot, send }: LazyActor<ActorRefFrom<typeof deviceStorageMachine>>) {
  const { storage, problem } = snapshot?.context ?? {};
  const isFreeing = snapshot?.matches('freeing') ?? false;
  return (
    <Stack
      role="region"
      gap="m"
      aria-label="Storage on this device"
      tabIndex={-1}
      data-machine-state={stateValueNames('device-storage', snapshot?.value ?? 'loading').join(' ')}
    >
      <Stack gap="xs">
        <Heading level={2}>Storage on this device</Heading>
        <Text tone="textMuted" measure>
          What you have used is kept, so that it works without a network: the pages you visited, the tools you
          opened, and the models they loaded.
        </Text>
      </Stack>
      {snapshot?.matches('failed') ? (
        <LoadFailure
          title="The storage could not be read."
          retryLabel="Try again"
          onRetry={() => send({ type: 'load.retried' })}
        >
          {[problem?.message, problem?.fix].filter(Boolean).join(' ')}
        </LoadFailure>
      ) : storage ? (
        <>
          <DescriptionList items={itemsOf(storage)} />
          <Text size="s" tone="textMuted" measure>
            {storage.isPersisted
              ? 'Your browser deletes nothing of it unless you say so.'
              : 'When space is short, your browser may delete all of it, results included. Download what you can’t do without.'}
          </Text>
          <Actions
            storage={storage}
            isFreeing={isFreeing}
            isRequesting={snapshot?.matches('requesting') ?? false}
            onFree={() => send({ type: 'space.freed' })}
            onRequest={() => send({ type: 'persistence.requested' })}
          />
        </>
      ) : (
        <Skeleton shape="block" style={{ blockSize: '8rem' }} />
      )}
    </Stack>
  );
}

function itemsOf({ downloadBytes, appBytes, usedBytes, quotaBytes }: Storage) {
  return [
    { label: 'Models and what runs them', value: formatBytes(downloadBytes) },
    { label: 'Pages and tools', value: formatBytes(appBytes) },
    ...(usedBytes === undefined
      ? []
      : [{ label: 'All of this site, results included', value: formatBytes(usedBytes) }]),
    ...(quotaBytes === undefined ? [] : [{ label: 'Your browser allows', value: formatBytes(quotaBytes) }]),
  ];
}

interface ActionsProps {
  storage: Storage;
  isFreeing: boolean;
  isRequesting: boolean;
  onFree: () => void;
  onRequest: () => void;
}

function Actions({ storage, isFreeing, isRequesting, onFree, onRequest }: ActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const bytes = storage.downloadBytes + storage.appBytes;
  return (
    <Inline gap="s">
      <Button
        icon={<Icon of={Eraser} />}
        pending={isFreeing}
        pendingLabel="Freeing up space"
        disabled={bytes === 0}
        onClick={() => setIsAsking(true)}
      >
        Free up space
      </Button>
      {storage.isPersisted === false && (
        <Button
          icon={<Icon of={ShieldCheck} />}
          pending={isRequesting}
          pendingLabel="Asking your browser"
          onClick={onRequest}
        >
          Keep until I delete it
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={`Free up ${formatBytes(bytes)}?`}
            description="Models, pages and tools are deleted, and are downloaded again when you use them. Your results stay."
            confirmLabel="Free up space"
            cancelLabel="Keep"
            pending={false}
            pendingLabel="Freeing up space"
            onConfirm={() => {
              setIsAsking(false);
              onFree();
            }}
            onDismiss={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </Inline>
  );
}
