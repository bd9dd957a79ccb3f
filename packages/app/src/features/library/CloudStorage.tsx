import { cloudStorage, toolById } from '@verapix/domain';
import { type CloudResult, type cloudResultsMachine, stateValueNames } from '@verapix/machines';
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
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Entitlement } from '../../app/access/entitlement';
import { paths, resultPath } from '../../app/paths';
import type { LazyActor } from '../../app/use-lazy-actor';
import { formatBytes } from '../../content/format';
import { formatTimeAgo } from '../../content/time-ago';
import { LoadFailure } from '../../lib/LoadFailure';
import * as css from './CloudStorage.css';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../lib/ConfirmDialog')).ConfirmDialog,
}));

export interface Cloud extends LazyActor<ActorRefFrom<typeof cloudResultsMachine>> {
  isSignedIn: boolean;
  entitlement: Entitlement;
}

interface CloudStorageProps extends Cloud {
  /** The ids of the results on this device. */
  localIds: readonly string[];
}

/** What the user keeps in the cloud, in each state of its machine, or what it would be and how to get it. */
export function CloudStorage({ snapshot, send, isSignedIn, entitlement, localIds }: CloudStorageProps) {
  const state = isSignedIn
    ? stateValueNames('cloud-results', snapshot?.value ?? 'loading').join(' ')
    : undefined;
  return (
    <Stack role="region" gap="m" aria-label="Cloud storage" tabIndex={-1} data-machine-state={state}>
      <Stack gap="xs">
        <Heading level={2}>In the cloud</Heading>
        <Text tone="textMuted" measure>
          A result that you keep in the cloud is uploaded to us, without the file it was made of, and stays in
          your account until you delete it. You can open it on every device where you sign in. Nothing else of
          this page is uploaded.
        </Text>
      </Stack>
      {isSignedIn ? (
        <SignedIn {...{ snapshot, send, entitlement, localIds }} />
      ) : (
        <Offer>
          <Button asChild>
            <InternalLink to={`${paths.signIn}?redirect=${paths.library}`}>Sign in</InternalLink>
          </Button>
        </Offer>
      )}
    </Stack>
  );
}

/** What a paid plan adds. */
function Offer({ children }: { children?: ReactNode }) {
  return (
    <EmptyState
      level={3}
      title={`${formatBytes(cloudStorage.maxBytes)} for your results, with a paid plan`}
      actions={
        <>
          <Button asChild tone="accent" variant="solid">
            <InternalLink to={paths.pricing}>See the plans</InternalLink>
          </Button>
          {children}
        </>
      }
    >
      With Premium or Lifetime you choose which results are kept in the cloud.
    </EmptyState>
  );
}

function SignedIn({ snapshot, send, entitlement, localIds }: Omit<CloudStorageProps, 'isSignedIn'>) {
  const [asked, setAsked] = useState<CloudResult>();
  if (!snapshot || snapshot.matches('loading') || entitlement === 'pending') {
    return <Skeleton shape="block" style={{ blockSize: '8rem' }} />;
  }
  const { results, problem, active } = snapshot.context;
  const reason = [problem?.message, problem?.fix].filter(Boolean).join(' ');
  if (snapshot.matches('failed')) {
    return (
      <LoadFailure
        title="What you have in the cloud could not be read."
        retryLabel="Try again"
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
          title={`Uploading ${active?.files[0]?.name}`}
          actions={
            <Button icon={<Icon of={X} />} onClick={() => send({ type: 'keeping.canceled' })}>
              Stop
            </Button>
          }
        >
          You can leave this page; keep the tab open until it is done.
        </Alert>
      )}
      {problem && (
        <Alert
          tone={snapshot.matches({ ready: 'full' }) ? 'warning' : 'danger'}
          title={snapshot.matches({ ready: 'full' }) ? 'It does not fit.' : 'That did not work.'}
        >
          {reason}
        </Alert>
      )}
      {entitlement === 'denied' && (
        <Alert
          tone="info"
          title="You have no paid plan now."
          actions={
            <Button asChild>
              <InternalLink to={paths.pricing}>See the plans</InternalLink>
            </Button>
          }
        >
          What you have kept stays here for you to open, download and delete. To keep more you need a plan.
        </Alert>
      )}
      <Text size="s" tone="textMuted" role="status">
        {`${results.length === 1 ? '1 result' : `${results.length} results`}, ${formatBytes(used)} of ${formatBytes(cloudStorage.maxBytes)}`}
      </Text>
      {results.length === 0 ? (
        <Text tone="textMuted" measure>
          Nothing yet. Open a result and choose “Keep in the cloud”.
        </Text>
      ) : (
        <ul className={css.list} aria-label="Results in the cloud">
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
        <Suspense>
          <ConfirmDialog
            title={`Delete ${cloudNameOf(asked)} from the cloud?`}
            description={
              localIds.includes(asked.resultId)
                ? `${formatBytes(asked.bytes)}. The copy on this device stays.`
                : `${formatBytes(asked.bytes)}. There is no copy of it on this device. This cannot be undone.`
            }
            confirmLabel="Delete from the cloud"
            cancelLabel="Keep"
            pending={false}
            pendingLabel="Deleting"
            onConfirm={() => {
              send({ type: 'result.deleted', result: asked });
              setAsked(undefined);
            }}
            onDismiss={() => setAsked(undefined)}
          />
        </Suspense>
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
            toolById(tool).title,
            size && `${size.width} × ${size.height} px`,
            formatBytes(bytes),
            formatTimeAgo(new Date(keptAt).toISOString(), Date.now()),
            isLocal ? 'also on this device' : 'not on this device',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      <Inline gap="xs">
        {isLocal ? (
          <Button asChild size="s">
            <InternalLink to={resultPath(resultId)} aria-label={`Open ${name}`}>
              Open
            </InternalLink>
          </Button>
        ) : (
          <Button
            size="s"
            icon={<Icon of={FolderOpen} size="s" />}
            disabled={isBusy}
            aria-label={`Open ${name}`}
            onClick={onOpen}
          >
            Open
          </Button>
        )}
        <IconButton
          size="s"
          label={`Download ${name}`}
          icon={<Icon of={Download} size="s" />}
          disabled={isBusy}
          onClick={onDownload}
        />
        <IconButton
          size="s"
          label={`Delete ${name} from the cloud`}
          icon={<Icon of={Trash2} size="s" />}
          disabled={isBusy}
          onClick={onDelete}
        />
      </Inline>
    </Surface>
  );
}
