import type { PreferencePage } from '@verapix/facts';
import { SettingsList, Skeleton, SkeletonGroup } from '@verapix/ui';
import type { ReactNode } from 'react';
import { preferencePageTexts } from '../../../content/preferences';
import { switchesOf } from './shared-switches';

interface PreferencesSkeletonProps {
  page: PreferencePage;
  busy: boolean;
  /** What takes its place. */
  children?: ReactNode;
}

/** Holds the room of a page's settings until they are read. */
export function PreferencesSkeleton({ page, busy, children }: PreferencesSkeletonProps) {
  return (
    <SkeletonGroup busy={busy} label="Loading your settings">
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
