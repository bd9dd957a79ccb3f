import {
  type DeviceStorage as Storage,
  type DeviceStorageSnapshot,
  type deviceStorageMachine,
  stateValueNames,
} from '@verapix/machines';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/library-storage';
import { Button, DescriptionList, Heading, Icon, Inline, Skeleton, Stack, Text } from '@verapix/ui';
import { Eraser, ShieldCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useHost } from '../host';
import { type ActorProps, usePageActor } from '../lib/use-page-actor';
import { createDeviceStorage } from './device-storage.flow';
import { formatBytes } from '@verapix/messages/formats/sizes';
import { LoadFailure } from '../lib/LoadFailure';
import { ConfirmDialog } from '../lib/ConfirmDialog';

const isFreeing = (snapshot: DeviceStorageSnapshot) => snapshot.matches('freeing');

/** What is kept on this device so that the site works without a network, and how to delete it. */
export function DeviceStorage() {
  const host = useHost();
  const create = useCallback(() => createDeviceStorage(host), [host]);
  return <DeviceStorageView {...usePageActor(create, { keepAlive: isFreeing })} />;
}

/** The section in each state of its machine. */
export function DeviceStorageView({ snapshot, send }: ActorProps<ActorRefFrom<typeof deviceStorageMachine>>) {
  const { storage, problem } = snapshot.context;
  return (
    <Stack
      role="region"
      gap="m"
      aria-label={messages.deviceTitle}
      tabIndex={-1}
      data-machine-state={stateValueNames('device-storage', snapshot.value).join(' ')}
    >
      <Stack gap="xs">
        <Heading level={2}>{messages.deviceTitle}</Heading>
        <Text tone="textMuted" measure>
          {messages.deviceText}
        </Text>
      </Stack>
      {snapshot.matches('failed') ? (
        <LoadFailure
          title={messages.deviceFailed}
          retryLabel={common.tryAgain}
          onRetry={() => send({ type: 'load.retried' })}
        >
          {[problem?.message, problem?.fix].filter(Boolean).join(' ')}
        </LoadFailure>
      ) : storage ? (
        <>
          <DescriptionList items={itemsOf(storage)} />
          <Text size="s" tone="textMuted" measure>
            {!isSecureContext
              ? messages.needsHttps
              : storage.isPersisted
                ? messages.persisted
                : messages.notPersisted}
          </Text>
          <Actions
            storage={storage}
            isFreeing={isFreeing(snapshot)}
            isRequesting={snapshot.matches('requesting')}
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
    { label: messages.models, value: formatBytes(downloadBytes) },
    { label: messages.pages, value: formatBytes(appBytes) },
    ...(usedBytes === undefined ? [] : [{ label: messages.all, value: formatBytes(usedBytes) }]),
    ...(quotaBytes === undefined ? [] : [{ label: messages.quota, value: formatBytes(quotaBytes) }]),
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
        pendingLabel={messages.freeing}
        disabled={bytes === 0}
        onClick={() => setIsAsking(true)}
      >
        {messages.free}
      </Button>
      {storage.isPersisted === false && (
        <Button
          icon={<Icon of={ShieldCheck} />}
          pending={isRequesting}
          pendingLabel={messages.asking}
          onClick={onRequest}
        >
          {messages.persist}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={messages.freeQuestion({ bytes: formatBytes(bytes) })}
          description={messages.freeText}
          confirmLabel={messages.free}
          cancelLabel={messages.keep}
          pending={false}
          pendingLabel={messages.freeing}
          onConfirm={() => {
            setIsAsking(false);
            onFree();
          }}
          onDismiss={() => setIsAsking(false)}
        />
      )}
    </Inline>
  );
}
