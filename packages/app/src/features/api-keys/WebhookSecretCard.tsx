import { serverNow } from '@verapix/client/server-clock';
import { rotationOverlapHours } from '@verapix/domain';
import { stateValueNames, type WebhookSecretEvent, type webhookSecretMachine } from '@verapix/machines';
import * as messages from '@verapix/messages/api-keys-webhook';
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
import { useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useFlow } from '../../app/flow/use-flow';
import { paths } from '../../content/paths';
import { ConfirmDialog } from '@verapix/studio/lib/ConfirmDialog';
import { formatDate, readersLocale } from '@verapix/messages/formats/dates';
import { webhookSecretFlow } from './webhook-secret.flow';

/** The secret that signs the user's webhooks. */
export function WebhookSecretCard() {
  return <WebhookSecretView {...useFlow(webhookSecretFlow, { params: undefined })} />;
}

interface WebhookSecretViewProps {
  snapshot: SnapshotFrom<typeof webhookSecretMachine>;
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
      data-machine-state={stateValueNames('webhook-secret', snapshot.value).join(' ')}
    >
      <Surface>
        <Stack gap="m">
          <Heading level={2} size="card" id={headingId}>
            {messages.title}
          </Heading>
          <Text tone="textMuted">
            {messages.lead({
              link: (children) => <Link to={`${paths.docsAuthentication}#webhooks`}>{children}</Link>,
            })}
          </Text>
          <Content {...{ snapshot, send, ...formats }} />
        </Stack>
      </Surface>
    </section>
  );
}

function Content({ snapshot, send, locale, now = serverNow() }: WebhookSecretViewProps) {
  if (snapshot.matches('failed')) {
    return (
      <Alert
        live
        tone="danger"
        title={messages.loadFailed}
        actions={<Button onClick={() => send({ type: 'load.retried' })}>{messages.retry}</Button>}
      >
        {snapshot.context.problem?.message}
      </Alert>
    );
  }
  if (snapshot.context.status === undefined) {
    return (
      <SkeletonGroup busy label={messages.loading}>
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
            label={messages.secret}
            start="whsec_"
            end={secret.slice(-4)}
            secret={secret}
            shown={isShown}
            onShownChange={() => send({ type: 'visibility.toggled' })}
            onCopied={() => send({ type: 'secret.copied' })}
            onCopyRefused={() => send({ type: 'copy.refused' })}
          />
          <Text tone="textMuted" size="s">
            {messages.copyNow}
          </Text>
        </>
      )}
      {status === null ? (
        <Text>{messages.none}</Text>
      ) : (
        <DescriptionList layout="line" items={detailsOf(status, now, locale)} />
      )}
      <div>
        <Button
          pending={snapshot.matches('rotating')}
          pendingLabel={messages.creating}
          onClick={() => send({ type: 'rotation.asked' })}
        >
          {status === null ? messages.create : messages.replace}
        </Button>
      </div>
      {status !== null && <ReplaceDialog {...{ snapshot, send }} />}
    </>
  );
}

type Status = NonNullable<SnapshotFrom<typeof webhookSecretMachine>['context']['status']>;

function detailsOf(
  { created_at, previous_expires_at }: Status,
  now: number,
  locale: string | undefined = readersLocale,
) {
  const until = Date.parse(previous_expires_at ?? '');
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    { label: messages.created, value: formatDate(created_at, locale) ?? messages.unknown },
    ...(until > now ? [{ label: messages.previousUntil, value: format.format(until) }] : []),
  ];
}

function ReplaceDialog({ snapshot, send }: Pick<WebhookSecretViewProps, 'snapshot' | 'send'>) {
  const isReplacing = snapshot.matches('rotating');
  if (!snapshot.matches('confirming') && !isReplacing) return null;
  return (
    <ConfirmDialog
      title={messages.replaceQuestion}
      description={messages.replaceText({ rotationOverlapHours })}
      confirmLabel={messages.replace}
      cancelLabel={messages.keep}
      pending={isReplacing}
      pendingLabel={messages.creating}
      onConfirm={() => send({ type: 'rotation.confirmed' })}
      onDismiss={() => send({ type: 'rotation.dismissed' })}
    />
  );
}
