import { selectFailure, selectProgress } from '@verapix/machines';
import { Stack } from '@verapix/ui';
import { CancelRun } from '../shared/CancelRun';
import { RunFailure } from '../shared/RunFailure';
import { RunProgress } from '../shared/RunProgress';
import type { ImageSend, ImageSnapshot } from './image-machine';

interface ImageRunProps {
  snapshot: ImageSnapshot;
  send: ImageSend;
}

/** The run under way, or why it failed: it stands under the button that started it. */
export function ImageRun({ snapshot, send }: ImageRunProps) {
  if (!snapshot.matches('processing')) return <RunFailure failure={selectFailure(snapshot)} />;
  return (
    <Stack gap="m">
      <RunProgress progress={selectProgress(snapshot)} />
      <CancelRun send={send} />
    </Stack>
  );
}
