import type { PreferencePage } from '@verapix/facts';
import { type PreferencesEvent, selectPreferencesProblem, stateValueNames } from '@verapix/machines';
import { Alert, Button, Stack } from '@verapix/ui';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { preferencePageTexts } from '../../../content/preferences';
import { SettingsFrame } from '../SettingsFrame/SettingsFrame';
import { PreferencesSkeleton } from './PreferencesSkeleton';
import type { PreferencesActor } from './start-preferences';

const loadForm = () => import('./PreferencesForm');
const PreferencesForm = lazy(async () => ({ default: (await loadForm()).PreferencesForm }));

export type PreferencesSnapshot = SnapshotFrom<PreferencesActor>;
export type PreferencesSend = (event: PreferencesEvent) => void;

export interface PreferencesViewProps {
  page: PreferencePage;
  /** Undefined before the machine has started: the settings are being read. */
  snapshot: PreferencesSnapshot | undefined;
  send: PreferencesSend;
  /** What the page holds besides the settings. */
  children?: ReactNode;
}

/** A page of settings as its machine's state shows it. */
export function PreferencesView({ page, snapshot, send, children }: PreferencesViewProps) {
  const { title, lead } = preferencePageTexts[page];
  const states = stateValueNames('preferences', snapshot?.value ?? 'loading');
  return (
    <SettingsFrame title={title} lead={lead} states={states}>
      <Settings {...{ page, snapshot, send }} />
      {children}
    </SettingsFrame>
  );
}

/** The settings themselves, or why they are not there. Keeps the focus when `Try again` goes with the problem. */
function Settings({ page, snapshot, send }: Omit<PreferencesViewProps, 'children'>) {
  const place = useRef<HTMLDivElement>(null);
  // Its code comes while the settings are being read.
  useEffect(() => void loadForm().catch(() => {}), []);
  const retry = () => {
    place.current?.focus();
    send({ type: 'load.retried' });
  };
  const ready = snapshot !== undefined && !snapshot.matches('loading') && !snapshot.matches('failed');
  return (
    <Stack ref={place} gap="l" tabIndex={-1}>
      {snapshot?.matches('failed') ? (
        <Alert
          live
          tone="danger"
          title="Your settings could not be loaded."
          actions={<Button onClick={retry}>Try again</Button>}
        >
          {selectPreferencesProblem(snapshot)?.message}
        </Alert>
      ) : (
        <Suspense fallback={<PreferencesSkeleton page={page} busy />}>
          <PreferencesSkeleton page={page} busy={!ready}>
            {ready && <PreferencesForm {...{ page, snapshot, send }} />}
          </PreferencesSkeleton>
        </Suspense>
      )}
    </Stack>
  );
}
