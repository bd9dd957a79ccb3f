import type { PreferencePage } from '@verapix/facts';
import { hasUnsavedPreferences } from '@verapix/machines';
import type { ReactNode } from 'react';
import { RequireSession } from '../../../access/RequireSession';
import { LeaveDialog } from '../../../shell/LeaveDialog';
import { useLeaveGuard } from '../../../wiring/use-leave-guard';
import { PreferencesView } from './PreferencesView';
import { usePreferences } from './use-preferences';

interface PreferencesPageProps {
  page: PreferencePage;
  /** What the page holds besides the settings. */
  children?: ReactNode;
}

/** One of the three pages of settings, for whoever is signed in. */
export function PreferencesPage({ page, children }: PreferencesPageProps) {
  return (
    <RequireSession
      notice="Please sign in to view your account"
      fallback={<PreferencesView page={page} snapshot={undefined} send={ignore} />}
    >
      {(user) => (
        <PreferencesOfOne key={user.id} page={page} userId={user.id}>
          {children}
        </PreferencesOfOne>
      )}
    </RequireSession>
  );
}

/** Nothing can be changed before it is known whose settings they are. */
const ignore = () => {};

function PreferencesOfOne({ page, userId, children }: PreferencesPageProps & { userId: string }) {
  const { snapshot, send } = usePreferences(page, userId);
  // What is being saved is not lost by leaving: the save goes on.
  const unsaved = snapshot !== undefined && hasUnsavedPreferences(snapshot) && !snapshot.matches('saving');
  const blocker = useLeaveGuard(unsaved);
  return (
    <>
      <PreferencesView page={page} snapshot={snapshot} send={send}>
        {children}
      </PreferencesView>
      <LeaveDialog blocker={blocker} losing="changes" />
    </>
  );
}
