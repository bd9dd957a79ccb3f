import type { PreferencePage } from '@verapix/domain';
import { hasUnsavedPreferences, type preferencesMachine, stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/account-settings';
import * as common from '@verapix/messages/common';
import { SettingsList, Skeleton, SkeletonGroup, Stack } from '@verapix/ui';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { RequireSession } from '../../app/access/RequireSession';
import { useFlow } from '../../app/flow/use-flow';
import { LeaveDialog, useLeaveGuard } from '../../app/shell/LeaveDialog';
import { SettingsFrame } from '../../app/shell/SettingsFrame';
import type { LazyActor } from '../../app/use-lazy-actor';
import { preferencePageTexts, switchesOf } from '../../content/preferences';
import { LoadFailure } from '../../lib/LoadFailure';

const loadFlow = async () => (await import('./preferences.flow')).preferencesFlow;
const loadForm = () => import('./PreferencesForm');
const PreferencesForm = lazy(async () => ({ default: (await loadForm()).PreferencesForm }));

interface PreferencesPageProps {
  page: PreferencePage;
}

/** One of the two pages of settings about mails. */
export function PreferencesPage({ page }: PreferencesPageProps) {
  return (
    <RequireSession
      notice={messages.signInFirst}
      fallback={<PreferencesView page={page} snapshot={undefined} send={() => {}} />}
    >
      {(user) => <PreferencesOfUser key={user.id} page={page} userId={user.id} />}
    </RequireSession>
  );
}

function PreferencesOfUser({ page, userId }: PreferencesPageProps & { userId: string }) {
  const { snapshot, send } = useFlow(loadFlow, { params: { page, userId }, key: page, eager: true });
  // A save that was begun goes on after leaving, so nothing is lost.
  const unsaved = snapshot !== undefined && hasUnsavedPreferences(snapshot) && !snapshot.matches('saving');
  const blocker = useLeaveGuard(unsaved);
  return (
    <>
      <PreferencesView page={page} snapshot={snapshot} send={send} />
      <LeaveDialog blocker={blocker} losing="changes" />
    </>
  );
}

interface PreferencesViewProps extends LazyActor<ActorRefFrom<typeof preferencesMachine>> {
  page: PreferencePage;
}

/** A page of settings, for each state of its machine. */
export function PreferencesView({ page, snapshot, send }: PreferencesViewProps) {
  const { title, lead } = preferencePageTexts[page];
  // Loads the form while the settings are being read.
  useEffect(() => void loadForm().catch(() => {}), []);
  const ready = snapshot !== undefined && !snapshot.matches('loading') && !snapshot.matches('failed');
  return (
    <SettingsFrame
      title={title}
      lead={lead}
      states={stateValueNames('preferences', snapshot?.value ?? 'loading')}
    >
      <Stack gap="l" tabIndex={-1}>
        {snapshot?.matches('failed') ? (
          <LoadFailure
            title={messages.loadFailed}
            retryLabel={common.tryAgain}
            onRetry={() => send({ type: 'load.retried' })}
          >
            {snapshot.context.problem?.message}
          </LoadFailure>
        ) : (
          <Suspense fallback={<PreferencesSkeleton page={page} busy />}>
            <PreferencesSkeleton page={page} busy={!ready}>
              {ready && <PreferencesForm {...{ page, snapshot, send }} />}
            </PreferencesSkeleton>
          </Suspense>
        )}
      </Stack>
    </SettingsFrame>
  );
}

interface PreferencesSkeletonProps extends PreferencesPageProps {
  busy: boolean;
  children?: ReactNode;
}

/** A placeholder of the settings until they are read. */
function PreferencesSkeleton({ page, busy, children }: PreferencesSkeletonProps) {
  return (
    <SkeletonGroup busy={busy} label={messages.loading}>
      {busy ? (
        <SettingsList.Root title={preferencePageTexts[page].list}>
          {switchesOf(page).map((key) => (
            <SettingsList.Row key={key}>
              <Skeleton lines={2} />
            </SettingsList.Row>
          ))}
        </SettingsList.Root>
      ) : (
        children
      )}
    </SkeletonGroup>
  );
}
