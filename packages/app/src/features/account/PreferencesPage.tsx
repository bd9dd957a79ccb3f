import type { PreferencePage } from '@verapix/domain';
import { hasUnsavedPreferences, type preferencesMachine, stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/account-settings';
import * as common from '@verapix/messages/common';
import { SettingsList, Skeleton, SkeletonGroup, Stack } from '@verapix/ui';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { RequireSession } from '../../app/access/RequireSession';
import { type FlowView, useFlow } from '../../app/flow/use-flow';
import { LeaveDialog, useLeaveGuard } from '../../app/shell/LeaveDialog';
import { SettingsFrame } from '../../app/shell/SettingsFrame';
import { preferencePageTexts, switchesOf } from '../../content/preferences';
import { LoadFailure } from '@verapix/studio/lib/LoadFailure';
import { PreferencesForm } from './PreferencesForm';
import { preferencesFlow } from './preferences.flow';

interface PreferencesPageProps {
  page: PreferencePage;
}

/** One of the pages that only have switches: notifications, and emails. */
export function PreferencesPage({ page }: PreferencesPageProps) {
  return (
    <RequireSession notice={messages.signInFirst} fallback={<PreferencesSkeleton page={page} />}>
      {(user) => <PreferencesOfUser key={user.id} page={page} userId={user.id} />}
    </RequireSession>
  );
}

export { PreferencesPage as Component };

/** The settings of a page, and the question before unsaved changes are lost. */
export function usePreferences({ page, userId }: PreferencesPageProps & { userId: string }) {
  const view = useFlow(preferencesFlow, { params: { page, userId }, key: page });
  // A save that was begun goes on after leaving, so nothing is lost.
  const unsaved = hasUnsavedPreferences(view.snapshot) && !view.snapshot.matches('saving');
  const blocker = useLeaveGuard(unsaved);
  return { view, leaveDialog: <LeaveDialog blocker={blocker} losing="changes" /> };
}

function PreferencesOfUser({ page, userId }: PreferencesPageProps & { userId: string }) {
  const { view, leaveDialog } = usePreferences({ page, userId });
  return (
    <>
      <PreferencesView page={page} {...view} />
      {leaveDialog}
    </>
  );
}

interface PreferencesViewProps extends FlowView<ActorRefFrom<typeof preferencesMachine>> {
  page: PreferencePage;
}

/** A page of settings, for each state of its machine. */
export function PreferencesView({ page, snapshot, send }: PreferencesViewProps) {
  return (
    <PreferencesFrame page={page} states={stateValueNames('preferences', snapshot.value)}>
      <PreferencesSection {...{ page, snapshot, send }} />
    </PreferencesFrame>
  );
}

/** The switches of a page, while they load, or why they could not be loaded. */
export function PreferencesSection({ page, snapshot, send }: PreferencesViewProps) {
  if (snapshot.matches('failed')) {
    return (
      <LoadFailure
        title={messages.loadFailed}
        retryLabel={common.tryAgain}
        onRetry={() => send({ type: 'load.retried' })}
      >
        {snapshot.context.problem?.message}
      </LoadFailure>
    );
  }
  return (
    <SkeletonGroup busy={snapshot.matches('loading')} label={messages.loading}>
      {snapshot.matches('loading') ? (
        <SettingsPlaceholder page={page} />
      ) : (
        <PreferencesForm {...{ page, snapshot, send }} />
      )}
    </SkeletonGroup>
  );
}

interface PreferencesFrameProps extends PreferencesPageProps {
  states: readonly string[];
  children: ReactNode;
}

function PreferencesFrame({ page, states, children }: PreferencesFrameProps) {
  const { title, lead } = preferencePageTexts[page];
  return (
    <SettingsFrame title={title} lead={lead} states={states}>
      <Stack gap="l" tabIndex={-1}>
        {children}
      </Stack>
    </SettingsFrame>
  );
}

/** The page while the session is read. */
function PreferencesSkeleton({ page }: PreferencesPageProps) {
  return (
    <PreferencesFrame page={page} states={stateValueNames('preferences', 'loading')}>
      <SkeletonGroup busy label={messages.loading}>
        <SettingsPlaceholder page={page} />
      </SkeletonGroup>
    </PreferencesFrame>
  );
}

/** Stands for the settings until they are read. */
export function SettingsPlaceholder({ page }: PreferencesPageProps) {
  return (
    <SettingsList.Root title={preferencePageTexts[page].list}>
      {switchesOf(page).map((key) => (
        <SettingsList.Row key={key}>
          <Skeleton lines={2} />
        </SettingsList.Row>
      ))}
    </SettingsList.Root>
  );
}
