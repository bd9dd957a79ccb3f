import { Button, Inline, Text } from '@verapix/ui';
import type { PreferencesSnapshot } from './PreferencesView';

interface SaveBarProps {
  snapshot: PreferencesSnapshot;
  onSave: () => void;
}

/** Saves the page, and says whether there is something to save. */
export function SaveBar({ snapshot, onSave }: SaveBarProps) {
  const busy = !snapshot.matches('ready');
  return (
    <Inline gap="m">
      <Button tone="accent" look="solid" aria-disabled={busy} onClick={() => busy || onSave()}>
        {snapshot.matches('saving') ? 'Saving...' : 'Save Changes'}
      </Button>
      {snapshot.matches({ ready: 'dirty' }) && <Text tone="textMuted">You have unsaved changes.</Text>}
    </Inline>
  );
}
