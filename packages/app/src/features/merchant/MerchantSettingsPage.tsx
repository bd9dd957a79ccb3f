import { hasUnsavedMerchantSettings, type merchantSettingsMachine, stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/merchant';
import { EmptyState, Inline, Skeleton, Spinner, Stack, Text } from '@verapix/ui';
import type { ActorRefFrom } from 'xstate';
import { RequireSession } from '../../app/access/RequireSession';
import { type FlowView, useFlow } from '../../app/flow/use-flow';
import { paths } from '../../content/paths';
import { LeaveDialog, useLeaveGuard } from '../../app/shell/LeaveDialog';
import { SettingsFrame } from '../../app/shell/SettingsFrame';
import { LoadFailure } from '@verapix/studio/lib/LoadFailure';
import { AccessDenied } from './AccessDenied';
import { MerchantForm } from './MerchantForm';
import { merchantSettingsFlow } from './merchant-settings.flow';

/** `/merchant/settings` and `/merchant-settings`: who is paid, and where. The server decides who may see it. */
export function MerchantSettingsPage() {
  return (
    <RequireSession
      notice={messages.signInFirst}
      returnTo={paths.merchantSettingsAlias}
      fallback={<MerchantSettingsSkeleton />}
    >
      {({ id }) => <SettingsOfUser key={id} />}
    </RequireSession>
  );
}

export { MerchantSettingsPage as Component };

function SettingsOfUser() {
  const { snapshot, send } = useFlow(merchantSettingsFlow, { params: undefined });
  // A save that was begun goes on after leaving, so nothing is lost.
  const unsaved =
    (snapshot.matches('editing') || snapshot.matches('testing')) && hasUnsavedMerchantSettings(snapshot);
  const blocker = useLeaveGuard(unsaved);
  return (
    <>
      <MerchantSettingsView snapshot={snapshot} send={send} />
      <LeaveDialog blocker={blocker} losing="changes" />
    </>
  );
}

type MerchantSettings = FlowView<ActorRefFrom<typeof merchantSettingsMachine>>;

/** The payment settings, for each state of their machine. */
export function MerchantSettingsView({ snapshot, send }: MerchantSettings) {
  const states = stateValueNames('merchant-settings', snapshot.value);
  if (snapshot.matches('denied')) return <AccessDenied states={states}>{messages.deniedText}</AccessDenied>;
  return (
    <SettingsFrame title={messages.title} lead={messages.lead} states={states}>
      <Stack gap="l" tabIndex={-1}>
        <Content snapshot={snapshot} send={send} />
      </Stack>
    </SettingsFrame>
  );
}

/** The form, or why it cannot be shown. */
function Content({ snapshot, send }: MerchantSettings) {
  if (snapshot.matches('loading')) return <Loading />;
  if (snapshot.matches('demoted')) {
    return (
      <EmptyState picture="lock" title={messages.adminRequired}>
        {messages.adminRequiredText}
      </EmptyState>
    );
  }
  const failed = snapshot.matches('failed');
  return (
    <>
      {(failed || snapshot.matches('stale')) && (
        <LoadFailure
          title={failed ? messages.loadFailed : messages.refreshFailed}
          retryLabel={messages.retry}
          onRetry={() => send({ type: 'load.retried' })}
        >
          {failed
            ? snapshot.context.problem?.message
            : messages.savedBut({ problem: snapshot.context.problem?.message ?? '' })}
        </LoadFailure>
      )}
      {!failed && <MerchantForm snapshot={snapshot} send={send} />}
    </>
  );
}

/** The page while the session is read. */
function MerchantSettingsSkeleton() {
  return (
    <SettingsFrame
      title={messages.title}
      lead={messages.lead}
      states={stateValueNames('merchant-settings', 'loading')}
    >
      <Loading />
    </SettingsFrame>
  );
}

function Loading() {
  return (
    <Stack gap="l" aria-busy>
      <Inline gap="s" role="status">
        <Spinner />
        <Text>{messages.loading}</Text>
      </Inline>
      <Skeleton shape="block" style={{ blockSize: '18rem' }} />
      <Skeleton shape="block" style={{ blockSize: '24rem' }} />
    </Stack>
  );
}
