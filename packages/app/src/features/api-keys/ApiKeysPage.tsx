import { stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/api-keys';
import { Alert, Button, InternalLink, Skeleton, SkeletonGroup, Stack } from '@verapix/ui';
import type { ComponentProps, ReactNode } from 'react';
import { RequireFeature } from '../../app/shell/RequireFeature';
import { RequireSession } from '../../app/access/RequireSession';
import { useFlow } from '../../app/flow/use-flow';
import { paths } from '../../content/paths';
import { SettingsFrame } from '../../app/shell/SettingsFrame';
import { ApiKeysContent } from './ApiKeysContent';
import { apiKeysFlow } from './api-keys.flow';
import { WebhookSecretCard } from './WebhookSecretCard';

/** `/account/api-keys`: for signed-in users whose plan includes the API. */
export function ApiKeysPage() {
  return (
    <RequireSession notice={messages.signInFirst} fallback={<ApiKeysSkeleton />}>
      {({ id }) => (
        <RequireFeature feature="api-keys" fallback={<ApiKeysSkeleton />}>
          <KeysOfUser key={id} userId={id} />
        </RequireFeature>
      )}
    </RequireSession>
  );
}

export { ApiKeysPage as Component };

function KeysOfUser({ userId }: { userId: string }) {
  return (
    <ApiKeysView {...useFlow(apiKeysFlow, { params: { userId } })} webhookSecret={<WebhookSecretCard />} />
  );
}

interface ApiKeysViewProps extends ComponentProps<typeof ApiKeysContent> {
  /** The card of the secret that signs webhooks. */
  webhookSecret?: ReactNode;
}

/** The API keys, for each state of their machine. */
export function ApiKeysView({ webhookSecret, ...content }: ApiKeysViewProps) {
  return (
    <ApiKeysFrame states={stateValueNames('api-keys', content.snapshot.value)}>
      <ApiKeysContent {...content} />
      {webhookSecret}
    </ApiKeysFrame>
  );
}

/** The page while the session and the plan are read. */
export function ApiKeysSkeleton() {
  return (
    <ApiKeysFrame states={stateValueNames('api-keys', 'loading')}>
      <SkeletonGroup busy label={messages.loading}>
        <Stack gap="l">
          <Skeleton />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </SkeletonGroup>
    </ApiKeysFrame>
  );
}

function ApiKeysFrame({ states, children }: { states: readonly string[]; children: ReactNode }) {
  return (
    <SettingsFrame title={messages.title} lead={messages.lead} states={states}>
      <SecurityWarning />
      {children}
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
