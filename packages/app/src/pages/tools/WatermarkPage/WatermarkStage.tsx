import { selectBlocker, selectFailure } from '@verapix/machines';
import { Alert, Stack } from '@verapix/ui';
import type { ReactNode } from 'react';
import { RunFailure } from '../shared/RunFailure';
import { SimulationNote } from '../shared/SimulationNote';
import { useLostFocus } from '../shared/use-lost-focus';
import { FramePreviewView } from './FramePreviewView';
import { MarkArea, type MarkAreaProps } from './MarkArea';
import type { Frames } from './use-frames';
import { WatermarkResult } from './WatermarkResult';
import type { WatermarkSnapshot } from './watermark-machine';

interface WatermarkStageProps extends Omit<MarkAreaProps, 'still'> {
  snapshot: WatermarkSnapshot;
  frames: Frames;
}

/** What there is to see: the picture to mark, one frame filled in, the run under way, or the result. */
export function WatermarkStage({ snapshot, frames, ...marking }: WatermarkStageProps) {
  const { result } = snapshot.context;
  const blocker = selectBlocker(snapshot);
  const preview = frames.preview.state;
  return (
    <Stack gap="m">
      {result && <WatermarkResult source={marking.source} result={result} />}
      {!result && preview.status === 'answered' && (
        <FramePreviewView preview={preview.answer} onBack={frames.preview.forget} />
      )}
      {!result && preview.status !== 'answered' && (
        <Marking isOpen={!marking.disabled}>
          <MarkArea {...marking} still={frames.still.state} />
        </Marking>
      )}
      {blocker?.code === 'nothing-marked' && <Alert title={blocker.message}>{blocker.fix}</Alert>}
      <RunFailure failure={selectFailure(snapshot)} />
      {result?.note && <Alert tone="info" title={result.note.message} />}
      {result?.method === 'simulated' && (
        <SimulationNote>Nothing was removed: the result is the file you chose.</SimulationNote>
      )}
    </Stack>
  );
}

/** Where it is marked. Whoever comes back from a result or a preview to mark begins here. */
function Marking({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const place = useLostFocus<HTMLDivElement>(undefined, { onArrival: isOpen });
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
