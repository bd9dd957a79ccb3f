import { cloudStorage } from '@verapix/domain';
import { type CloudResult, type cloudResultsMachine, stateValueNames } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/library-storage';
import {
  Alert,
  Button,
  EmptyState,
  Heading,
  Icon,
  IconButton,
  Inline,
  InternalLink,
  Skeleton,
  Stack,
  Surface,
  Text,
} from '@verapix/ui';
import { Download, FolderOpen, Trash2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type Entitlement, useHost } from '../host';
import { studioPaths, resultPath } from '../paths';
import type { ActorProps } from '../lib/use-page-actor';
import { formatBytes } from '@verapix/messages/formats/sizes';
import { formatTimeAgo } from '@verapix/messages/formats/time-ago';
import { LoadFailure } from '../lib/LoadFailure';
import * as css from './CloudStorage.css';
import { ConfirmDialog } from '../lib/ConfirmDialog';
import { studioTool } from '../tools';

export interface Cloud extends ActorProps<ActorRefFrom<typeof cloudResultsMachine>> {
  isSignedIn: boolean;
  entitlement: Entitlement;
}

interface CloudStorageProps extends Cloud {
  /** The ids of the results on this device. */
  localIds: readonly string[];
}

/** What the user keeps in the cloud, in each state of its machine, or what it would be and how to get it. */
export function CloudStorage({ snapshot, send, isSignedIn, entitlement, localIds }: CloudStorageProps) {
  const { signInPath } = useHost();
  const state = isSignedIn ? stateValueNames('cloud-results', snapshot.value).join(' ') : undefined;
  return (
    <Stack role="region" gap="m" aria-label={messages.cloudLabel} tabIndex={-1} data-machine-state={state}>
      <Stack gap="xs">
        <Heading level={2}>{messages.cloudTitle}</Heading>
        <Text tone="textMuted" measure>
          {messages.cloudText}
        </Text>
      </Stack>
      {isSignedIn ? (
        <SignedIn {...{ snapshot, send, entitlement, localIds }} />
      ) : (
        <Offer>
          <Button asChild>
            <InternalLink to={signInPath(studioPaths.library)}>{common.signIn}</InternalLink>
          </Button>
        </Offer>
      )}
    </Stack>
  );
}

/** What a paid plan adds. */
function Offer({ children }: { children?: ReactNode }) {
  const { plansPath } = useHost();
  return (
    <EmptyState
      picture="cloud"
      level={3}
      title={messages.offer({ maxBytes: formatBytes(cloudStorage.maxBytes) })}
      actions={
        <>
          <Button asChild tone="accent" variant="solid">
            <InternalLink to={plansPath()}>{messages.seePlans}</InternalLink>
          </Button>
          {children}
        </>
      }
    >
      {messages.offerText}
    </EmptyState>
  );
}

function SignedIn({ snapshot, send, entitlement, localIds }: Omit<CloudStorageProps, 'isSignedIn'>) {
  const { plansPath } = useHost();
  const [asked, setAsked] = useState<CloudResult>();
  if (snapshot.matches('loading') || entitlement === 'pending') {
    return <Skeleton shape="block" style={{ blockSize: '8rem' }} />;
  }
  const { results, problem, active } = snapshot.context;
  const reason = [problem?.message, problem?.fix].filter(Boolean).join(' ');
  if (snapshot.matches('failed')) {
    return (
      <LoadFailure
        title={messages.cloudFailed}
        retryLabel={common.tryAgain}
        onRetry={() => send({ type: 'load.retried' })}
      >
        {reason}
      </LoadFailure>
    );
  }
  if (entitlement === 'denied' && results.length === 0) return <Offer />;
  const used = results.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <>
      {snapshot.matches('keeping') && (
        <Alert
          tone="info"
          title={messages.uploadingNamed({ name: active?.files[0]?.name ?? '' })}
          actions={
            <Button icon={<Icon of={X} />} onClick={() => send({ type: 'keeping.canceled' })}>
              {messages.stop}
            </Button>
          }
        >
          {messages.uploadingText}
        </Alert>
      )}
      {problem && (
        <Alert
          tone={snapshot.matches({ ready: 'full' }) ? 'warning' : 'danger'}
          title={snapshot.matches({ ready: 'full' }) ? messages.doesNotFit : messages.didNotWork}
        >
          {reason}
        </Alert>
      )}
      {entitlement === 'denied' && (
        <Alert
          tone="info"
          title={messages.noPlan}
          actions={
            <Button asChild>
              <InternalLink to={plansPath()}>{messages.seePlans}</InternalLink>
            </Button>
          }
        >
          {messages.noPlanText}
        </Alert>
      )}
      <Text size="s" tone="textMuted" role="status">
        {messages.sum({
          count: results.length,
          used: formatBytes(used),
          limit: formatBytes(cloudStorage.maxBytes),
        })}
      </Text>
      {results.length === 0 ? (
        <Text tone="textMuted" measure>
          {messages.empty}
        </Text>
      ) : (
        <ul className={css.list} aria-label={messages.cloudList}>
          {results.map((result) => (
            <li key={result.id}>
              <CloudRow
                result={result}
                isLocal={localIds.includes(result.resultId)}
                isBusy={!snapshot.matches('ready')}
                isActive={active?.id === result.id}
                onOpen={() => send({ type: 'result.fetched', result, purpose: 'open' })}
                onDownload={() => send({ type: 'result.fetched', result, purpose: 'download' })}
                onDelete={() => setAsked(result)}
              />
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          title={messages.deleteFromCloudQuestion({ name: cloudNameOf(asked) })}
          description={
            localIds.includes(asked.resultId)
              ? messages.copyStays({ bytes: formatBytes(asked.bytes) })
              : messages.noCopy({ bytes: formatBytes(asked.bytes) })
          }
          confirmLabel={messages.deleteFromCloud}
          cancelLabel={messages.keep}
          pending={false}
          pendingLabel={messages.deleting}
          onConfirm={() => {
            send({ type: 'result.deleted', result: asked });
            setAsked(undefined);
          }}
          onDismiss={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const cloudNameOf = ({ files: [first] }: CloudResult): string => first?.name ?? '';

interface CloudRowProps {
  result: CloudResult;
  /** Whether it is on this device as well. */
  isLocal: boolean;
  isBusy: boolean;
  isActive: boolean;
  onOpen: () => void;
  onDownload: () => void;
  onDelete: () => void;
}

function CloudRow({ result, isLocal, isBusy, isActive, onOpen, onDownload, onDelete }: CloudRowProps) {
  const { now } = useHost();
  const name = cloudNameOf(result);
  const { tool, size, bytes, keptAt, resultId } = result;
  return (
    <Surface padding="m" className={css.row} aria-busy={isActive}>
      <Stack gap="xs">
        <Text as="span" weight="semibold" className={css.name}>
          <bdi>{name}</bdi>
        </Text>
        <Text as="span" size="s" tone="textMuted">
          {[
            studioTool(tool).title,
            size && messages.pixels({ width: size.width, height: size.height }),
            formatBytes(bytes),
            formatTimeAgo(new Date(keptAt).toISOString(), now()),
            isLocal ? messages.alsoHere : messages.notHere,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      <Inline gap="xs">
        {isLocal ? (
          <Button asChild size="s">
            <InternalLink to={resultPath(resultId)} aria-label={messages.openNamed({ name })}>
              {messages.open}
            </InternalLink>
          </Button>
        ) : (
          <Button
            size="s"
            icon={<Icon of={FolderOpen} size="s" />}
            disabled={isBusy}
            aria-label={messages.openNamed({ name })}
            onClick={onOpen}
          >
            {messages.open}
          </Button>
        )}
        <IconButton
          size="s"
          label={messages.downloadNamed({ name })}
          icon={<Icon of={Download} size="s" />}
          disabled={isBusy}
          onClick={onDownload}
        />
        <IconButton
          size="s"
          label={messages.deleteNamed({ name })}
          icon={<Icon of={Trash2} size="s" />}
          disabled={isBusy}
          onClick={onDelete}
        />
      </Inline>
    </Surface>
  );
}
