import { selectFailure, selectProgress } from '@verapix/machines';
import { Alert, Stack } from '@verapix/ui';
import { RunFailure } from '../shared/RunFailure';
import { RunProgress } from '../shared/RunProgress';
import { SimulationNote } from '../shared/SimulationNote';
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
  const preview = frames.preview.state;
  return (
    <Stack gap="m">
      {result && <WatermarkResult source={marking.source} result={result} />}
      {!result && preview.status === 'answered' && (
        <FramePreviewView preview={preview.answer} onBack={frames.preview.forget} />
      )}
      {!result && preview.status !== 'answered' && <MarkArea {...marking} still={frames.still.state} />}
      {snapshot.matches('processing') && <RunProgress progress={selectProgress(snapshot)} />}
      <RunFailure failure={selectFailure(snapshot)} />
      {result?.note && <Alert tone="info" title={result.note.message} />}
      {result?.method === 'simulated' && (
        <SimulationNote>Nothing was removed: the result is the file you chose.</SimulationNote>
      )}
    </Stack>
  );
}
