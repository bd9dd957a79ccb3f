import type { VideoStill, WatermarkOutput } from '@verapix/engines/watermark';
import { selectBlocker } from '@verapix/machines';
import {
  Alert,
  ComparisonSlider,
  createMask,
  MaskEditor,
  type PictureMask,
  Skeleton,
  Stack,
} from '@verapix/ui';
import { type ReactNode, useMemo } from 'react';
import { useObjectUrl } from '../../../lib/object-url';
import { useLostFocus } from '../parts/focus';
import { RunFailure, SimulationNote } from '../parts/run-controls';
import { FramePreviewView, type Frames } from './frames';
import type { RequestState } from './requests';
import * as css from './WatermarkStage.css';
import { videoOf, type WatermarkSource, type WatermarkWorkspaceProps } from './watermark-options';

/** The marks, and how they change. */
interface Marking {
  source: WatermarkSource;
  /** Undefined while nothing is marked. */
  mask: PictureMask | undefined;
  onMark: (mask: PictureMask) => void;
  disabled: boolean;
}

interface WatermarkStageProps extends Marking {
  snapshot: WatermarkWorkspaceProps['snapshot'];
  frames: Frames;
}

/** The picture to mark, the preview of a frame, or the result. */
export function WatermarkStage({ snapshot, frames, ...marking }: WatermarkStageProps) {
  const { result, failure } = snapshot.context;
  const blocker = selectBlocker(snapshot);
  const preview = frames.preview.state;
  return (
    <Stack gap="m">
      {result && <WatermarkResult source={marking.source} result={result} />}
      {!result && preview.status === 'done' && (
        <FramePreviewView preview={preview.value} onBack={frames.preview.reset} />
      )}
      {!result && preview.status !== 'done' && (
        <MarkingFocus isOpen={!marking.disabled}>
          <MarkArea {...marking} still={frames.still.state} />
        </MarkingFocus>
      )}
      {blocker?.code === 'nothing-marked' && <Alert title={blocker.message}>{blocker.fix}</Alert>}
      <RunFailure failure={failure} />
      {result?.note && <Alert tone="info" title={result.note.message} />}
      {result?.method === 'simulated' && (
        <SimulationNote>Nothing was removed: the result is the file you chose.</SimulationNote>
      )}
    </Stack>
  );
}

/** Takes the focus when the user comes back from a result or a preview. */
function MarkingFocus({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const place = useLostFocus<HTMLDivElement>(undefined, { onMount: isOpen });
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

interface MarkAreaProps extends Marking {
  /** The frame of a video that is marked. */
  still: RequestState<VideoStill>;
}

/** Marks the watermark on the picture itself, or on one frame of the video. */
function MarkArea({ source, mask, onMark, disabled, still }: MarkAreaProps) {
  const { width, height } = source;
  const empty = useMemo(() => createMask(width, height), [width, height]);
  const video = videoOf(source);
  const frame = still.status === 'done' ? still.value.blob : undefined;
  const url = useObjectUrl(video ? frame : source.file);
  const support = video?.support;
  if (support && !support.ok)
    return (
      <Alert tone="warning" title={support.message} live>
        {support.fix}
      </Alert>
    );
  if (still.status === 'failed')
    return (
      <Alert tone="danger" title={still.failure.message} live>
        {still.failure.fix}
      </Alert>
    );
  if (!url) return <Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />;
  return (
    <MaskEditor
      src={url}
      alt={video ? `A frame of ${source.name}` : source.name}
      width={width}
      height={height}
      value={mask ?? empty}
      onChange={onMark}
      disabled={disabled}
      aria-label="Mark the watermark"
    />
  );
}

interface WatermarkResultProps {
  source: WatermarkSource;
  result: WatermarkOutput;
}

/** A picture before and after; a video to play. */
function WatermarkResult({ source, result }: WatermarkResultProps) {
  const before = useObjectUrl(source.file);
  const after = useObjectUrl(result.blob);
  const { width, height } = result;
  if (!before || !after) return <Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />;
  if (result.kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: it is the user's own clip, for which there are no captions.
      <video
        controls
        playsInline
        className={css.video}
        src={after}
        width={width}
        height={height}
        aria-label={`${source.name}, without the watermark`}
      />
    );
  return (
    <ComparisonSlider
      before={{ src: before, alt: `${source.name}, before`, width: source.width, height: source.height }}
      after={{ src: after, alt: `${source.name}, without the watermark`, width, height }}
      describeValue={(percent) => `${percent} % of the result shown`}
    />
  );
}
