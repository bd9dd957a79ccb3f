import { type InboxAction, inboxSize } from '@verapix/domain';
import { type inboxMachine, stateValueNames } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/inbox';
import { LoadFailure } from '@verapix/studio/lib/LoadFailure';
import { EmptyState, Skeleton, SkeletonGroup } from '@verapix/ui';
import type { ActorRefFrom } from 'xstate';
import { RequireSession } from '../../app/access/RequireSession';
import { type FlowView, useFlow } from '../../app/flow/use-flow';
import { SettingsFrame } from '../../app/shell/SettingsFrame';
import { paths } from '../../content/paths';
import { AccessDenied } from './AccessDenied';
import { FailedJobs, LostMails, Messages, Payments } from './inbox-sections';
import { inboxFlow } from './inbox.flow';

/** `/merchant/inbox`: what waits for the operator. The server decides who may see it. */
export function InboxPage() {
  return (
    <RequireSession notice={messages.signInFirst} returnTo={paths.merchantInbox} fallback={<InboxSkeleton />}>
      {({ id }) => <InboxOfUser key={id} />}
    </RequireSession>
  );
}

export { InboxPage as Component };

function InboxOfUser() {
  return <InboxView {...useFlow(inboxFlow, { params: undefined })} />;
}

/** The inbox, for each state of its machine. */
export function InboxView({ snapshot, send }: FlowView<ActorRefFrom<typeof inboxMachine>>) {
  const states = stateValueNames('inbox', snapshot.value);
  if (snapshot.matches('denied')) return <AccessDenied states={states}>{messages.deniedText}</AccessDenied>;
  const { inbox, problem, answering, pending } = snapshot.context;
  const act = (action: InboxAction) => send({ type: 'action.chosen', action });
  return (
    <SettingsFrame title={messages.title} lead={messages.lead} states={states}>
      {snapshot.matches('failed') && (
        <LoadFailure
          title={messages.loadFailed}
          retryLabel={common.tryAgain}
          onRetry={() => send({ type: 'load.retried' })}
        >
          {problem?.message}
        </LoadFailure>
      )}
      {snapshot.matches('loading') && <Loading />}
      {inbox && !snapshot.matches('loading') && (
        <>
          {inboxSize(inbox) === 0 && (
            <EmptyState picture="envelope" title={messages.empty}>
              {messages.emptyText}
            </EmptyState>
          )}
          <Messages
            messages={inbox.messages}
            answering={answering}
            pending={pending}
            onAnswer={(id) => send({ type: 'answer.opened', id })}
            onGiveUp={() => send({ type: 'answer.closed' })}
            onAct={act}
          />
          <Payments payments={inbox.payments} pending={pending} onAct={act} />
          <LostMails mails={inbox.mails} pending={pending} onAct={act} />
          <FailedJobs jobs={inbox.jobs} />
        </>
      )}
    </SettingsFrame>
  );
}

function Loading() {
  return (
    <SkeletonGroup busy label={messages.loading}>
      <Skeleton shape="block" style={{ blockSize: '16rem' }} />
    </SkeletonGroup>
  );
}

function InboxSkeleton() {
  return (
    <SettingsFrame title={messages.title} lead={messages.lead} states={stateValueNames('inbox', 'loading')}>
      <Loading />
    </SettingsFrame>
  );
}
