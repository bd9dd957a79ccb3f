import type { FramePreview, WatermarkOutput } from '@verapix/engines/watermark';
import { selectBlocker } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-watermark';
import { Alert, Button, ComparisonSlider, createMask, Icon, Skeleton, Stack, Text } from '@verapix/ui';
import { Highlighter } from 'lucide-react';
import { useMemo } from 'react';
import { useObjectUrl } from '../../lib/object-url';
import { useLostFocus } from '../../workspace/focus';
import { RunFailure, SimulationNote } from '../../workspace/run-controls';
import { DeviceEditor } from '../../workspace/selection/DeviceEditor';
import type { Frames } from './frames';
import * as css from './WatermarkStage.css';
import {
  type Marking,
  videoOf,
  type WatermarkSource,
  type WatermarkWorkspaceProps,
} from './watermark-options';

interface WatermarkStageProps {
  snapshot: WatermarkWorkspaceProps['snapshot'];
  frames: Frames;
  marking: Marking;
}

/** The picture to mark, the preview of a frame, or the result. */
export function WatermarkStage({ snapshot, frames, marking }: WatermarkStageProps) {
  const { result } = snapshot.context;
  const { still, preview } = frames;
  if (result) return <WatermarkResult source={marking.source} result={result} />;
  if (preview.value) return <FramePreviewView preview={preview.value} onBack={preview.reset} />;
  if (selectBlocker(snapshot)?.code === 'unsupported-browser') return null;
  return <MarkArea {...{ marking, still }} />;
}

/** What is missing for a run, or to be known about a result. */
export function WatermarkNotes({ snapshot }: Pick<WatermarkStageProps, 'snapshot'>) {
  const { result } = snapshot.context;
  const blocker = selectBlocker(snapshot);
  const isUnsupported = blocker?.code === 'unsupported-browser';
  return (
    <>
      {blocker && (
        <Alert tone={isUnsupported ? 'warning' : 'info'} title={blocker.message} live={isUnsupported}>
          {blocker.fix}
        </Alert>
      )}
      {result?.note && <Alert tone="info" title={result.note.message} />}
      {result?.method === 'simulated' && <SimulationNote>{messages.simulated}</SimulationNote>}
    </>
  );
}

/**
 * Marks the watermark on the picture itself, or on one frame of the video. Takes the focus when the user comes back from a
 * result or a preview.
 */
function MarkArea({ marking, still }: { marking: Marking; still: Frames['still'] }) {
  const { source, area, mask, task, note, onMark, disabled } = marking;
  const { name, width, height } = source;
  const place = useLostFocus<HTMLDivElement>(undefined, { onMount: !disabled });
  const empty = useMemo(() => createMask(width, height), [width, height]);
  const video = videoOf(source);
  const picture = video ? still.value?.blob : source.file;
  const url = useObjectUrl(picture);
  return (
    <Stack gap="s" ref={place} tabIndex={-1}>
      <RunFailure failure={still.failure} />
      {url && picture && (
        <DeviceEditor
          picture={picture}
          // Each area has its own steps to undo.
          key={area?.id}
          src={url}
          alt={video ? messages.frameOf({ name }) : name}
          {...{ width, height, disabled }}
          value={area?.mask ?? mask ?? empty}
          onChange={onMark}
          startsFull={!video && !mask}
          aria-label={task}
        />
      )}
      {note && (
        <Text size="s" tone="textMuted">
          {note}
        </Text>
      )}
      {!url && !still.failure && <Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />}
    </Stack>
  );
}

/** One frame of the video before and after. */
function FramePreviewView({ preview, onBack }: { preview: FramePreview; onBack: () => void }) {
  const before = useObjectUrl(preview.before);
  const after = useObjectUrl(preview.after);
  const { width, height } = preview;
  if (!before || !after) return <Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />;
  return (
    <Stack gap="s">
      <ComparisonSlider
        before={{ src: before, alt: messages.frameBefore, width, height }}
        after={{ src: after, alt: messages.frameAfter, width, height }}
        describeValue={(percent) => messages.frameShown({ percent })}
      />
      <Button wide variant="ghost" icon={<Icon of={Highlighter} />} onClick={onBack}>
        {messages.backToMarking}
      </Button>
    </Stack>
  );
}

/** A picture before and after; a video to play. */
function WatermarkResult({ source, result }: { source: WatermarkSource; result: WatermarkOutput }) {
  const before = useObjectUrl(source.file);
  const after = useObjectUrl(result.blob);
  const { width, height } = result;
  const alt = messages.without({ name: source.name });
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
        aria-label={alt}
      />
    );
  return (
    <ComparisonSlider
      before={{
        src: before,
        alt: messages.before({ name: source.name }),
        width: source.width,
        height: source.height,
      }}
      after={{ src: after, alt, width, height }}
      describeValue={(percent) => messages.shown({ percent })}
    />
  );
}
