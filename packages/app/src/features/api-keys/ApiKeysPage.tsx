import { stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/api-keys';
import { Alert, Button, InternalLink, Skeleton, SkeletonGroup, Stack } from '@verapix/ui';
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { RequireFeature } from '../../app/access/RequireFeature';
import { RequireSession } from '../../app/access/RequireSession';
import { useFlow } from '../../app/flow/use-flow';
import { paths } from '../../app/paths';
import { SettingsFrame } from '../../app/shell/SettingsFrame';

const loadFlow = async () => (await import('./api-keys.flow')).apiKeysFlow;
const loadContent = () => import('./ApiKeysContent');
const WebhookSecretCard = lazy(async () => ({
  default: (await import('./WebhookSecretCard')).WebhookSecretCard,
}));
const ApiKeysContent = lazy(async () => ({ default: (await loadContent()).ApiKeysContent }));

const placeholder = <ApiKeysView snapshot={undefined} send={() => {}} />;

/** `/account/api-keys`: for signed-in users whose plan includes the API. */
export function ApiKeysPage() {
  return (
    <RequireSession notice={messages.signInFirst} fallback={placeholder}>
      {({ id }) => (
        <RequireFeature feature="api-keys" fallback={placeholder}>
          <KeysOfUser key={id} userId={id} />
        </RequireFeature>
      )}
    </RequireSession>
  );
}

export { ApiKeysPage as Component };

function KeysOfUser({ userId }: { userId: string }) {
  return (
    <ApiKeysView
      {...useFlow(loadFlow, { params: { userId }, eager: true })}
      webhookSecret={<WebhookSecretCard />}
    />
  );
}

type ContentProps = ComponentProps<typeof ApiKeysContent>;

interface ApiKeysViewProps extends Omit<ContentProps, 'snapshot'> {
  /** Undefined until the session and the plan are read. */
  snapshot: ContentProps['snapshot'] | undefined;
  /** The card of the secret that signs webhooks. */
  webhookSecret?: ReactNode;
}

/** The API keys, for each state of their machine. */
export function ApiKeysView({ snapshot, webhookSecret, ...rest }: ApiKeysViewProps) {
  // Loads the content while the session and the plan are being read.
  useEffect(() => void loadContent().catch(() => {}), []);
  return (
    <SettingsFrame
      title={messages.title}
      lead={messages.lead}
      states={stateValueNames('api-keys', snapshot?.value ?? 'loading')}
    >
      <SecurityWarning />
      <Suspense fallback={<ContentSkeleton />}>
        {snapshot ? <ApiKeysContent snapshot={snapshot} {...rest} /> : <ContentSkeleton />}
        {snapshot && webhookSecret}
      </Suspense>
    </SettingsFrame>
  );
}

function SecurityWarning() {
  return (
    <Alert
      tone="warning"
      title={messages.keepSecret}
      actions={
        <Button asChild>
          <InternalLink to={paths.docsAuthentication}>{messages.readDocs}</InternalLink>
        </Button>
      }
    >
      {messages.keepSecretText}
    </Alert>
  );
}

function ContentSkeleton() {
  return (
    <SkeletonGroup busy label={messages.loading}>
      <Stack gap="l">
        <Skeleton />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </SkeletonGroup>
  );
}
