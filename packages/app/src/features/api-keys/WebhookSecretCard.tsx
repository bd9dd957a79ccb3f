import { rotationOverlapHours } from '@verapix/domain';
import { stateValueNames, type WebhookSecretEvent, type webhookSecretMachine } from '@verapix/machines';
import {
  Alert,
  Button,
  DescriptionList,
  Heading,
  Link,
  SecretField,
  Skeleton,
  SkeletonGroup,
  Stack,
  Surface,
  Text,
} from '@verapix/ui';
import { lazy, Suspense, useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useFlow } from '../../app/flow/use-flow';
import { paths } from '../../app/paths';
import { formatDate } from '../../content/local-format';

/** Loaded when the secret is to be replaced. */
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../lib/ConfirmDialog')).ConfirmDialog,
}));

const loadFlow = async () => (await import('./webhook-secret.flow')).webhookSecretFlow;

/** The secret that signs the user's webhooks. */
export function WebhookSecretCard() {
  return <WebhookSecretView {...useFlow(loadFlow, { params: undefined, eager: true })} />;
}

interface WebhookSecretViewProps {
  /** Undefined until the machine is loaded. */
  snapshot: SnapshotFrom<typeof webhookSecretMachine> | undefined;
  send: (event: WebhookSecretEvent) => void;
  /** For dates. Default: the browser's. */
  locale?: string | undefined;
  /** Milliseconds since 1970. */
  now?: number;
}

/** The card, for each state of its machine. */
export function WebhookSecretView({ snapshot, send, ...formats }: WebhookSecretViewProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      data-machine-state={stateValueNames('webhook-secret', snapshot?.value ?? 'loading').join(' ')}
    >
      <Surface>
        <Stack gap="m">
          <Heading level={2} size="card" id={headingId}>
            Signing secret for webhooks
          </Heading>
          <Text tone="textMuted">
            We sign each webhook, so that your server can check that it comes from us. One secret signs those
            of all your keys. <Link to={`${paths.docsAuthentication}#webhooks`}>How to verify a webhook</Link>
          </Text>
          <Content {...{ snapshot, send, ...formats }} />
        </Stack>
      </Surface>
    </section>
  );
}

function Content({ snapshot, send, locale, now = Date.now() }: WebhookSecretViewProps) {
  if (snapshot?.matches('failed')) {
    return (
      <Alert
        live
        tone="danger"
        title="Failed to load the signing secret."
        actions={<Button onClick={() => send({ type: 'load.retried' })}>Try Again</Button>}
      >
        {snapshot.context.problem?.message}
      </Alert>
    );
  }
  if (!snapshot || snapshot.context.status === undefined) {
    return (
      <SkeletonGroup busy label="Loading the signing secret">
        <Skeleton lines={2} />
      </SkeletonGroup>
    );
  }
  const { status, secret, isShown } = snapshot.context;
  return (
    <>
      {secret !== undefined && (
        <>
          <SecretField
            label="signing secret"
            start="whsec_"
            end={secret.slice(-4)}
            secret={secret}
            shown={isShown}
            onShownChange={() => send({ type: 'visibility.toggled' })}
            onCopied={() => send({ type: 'secret.copied' })}
            onCopyRefused={() => send({ type: 'copy.refused' })}
          />
          <Text tone="textMuted" size="s">
            Copy the secret now: it cannot be shown again after you leave or reload this page.
          </Text>
        </>
      )}
      {status === null ? (
        <Text>There is no secret yet. Until you create one, requests with a webhook are refused.</Text>
      ) : (
        <DescriptionList layout="line" items={detailsOf(status, now, locale)} />
      )}
      <div>
        <Button
          pending={snapshot.matches('rotating')}
          pendingLabel="Creating the secret"
          onClick={() => send({ type: 'rotation.asked' })}
        >
          {status === null ? 'Create Secret' : 'Replace Secret'}
        </Button>
      </div>
      {status !== null && <ReplaceDialog {...{ snapshot, send }} />}
    </>
  );
}

type Status = NonNullable<SnapshotFrom<typeof webhookSecretMachine>['context']['status']>;

function detailsOf({ created_at, previous_expires_at }: Status, now: number, locale?: string) {
  const until = Date.parse(previous_expires_at ?? '');
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    { label: 'Created', value: formatDate(created_at, locale) ?? 'Unknown' },
    ...(until > now ? [{ label: 'Previous secret signs until', value: format.format(until) }] : []),
  ];
}

function ReplaceDialog({ snapshot, send }: Required<Pick<WebhookSecretViewProps, 'snapshot' | 'send'>>) {
  const isReplacing = snapshot?.matches('rotating') ?? false;
  if (!snapshot?.matches('confirming') && !isReplacing) return null;
  return (
    <Suspense>
      <ConfirmDialog
        title="Replace the signing secret?"
        description={`Webhooks are signed with the old secret and the new one for ${rotationOverlapHours} hours, then with the new one alone. A secret from before the old one stops now.`}
        confirmLabel="Replace Secret"
        cancelLabel="Keep Secret"
        pending={isReplacing}
        pendingLabel="Creating the secret"
        onConfirm={() => send({ type: 'rotation.confirmed' })}
        onDismiss={() => send({ type: 'rotation.dismissed' })}
      />
    </Suspense>
  );
}
