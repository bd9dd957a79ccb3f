import type { VideoStill } from '@verapix/engines/watermark';
import { Alert, createMask, MaskEditor, type PictureMask, Skeleton } from '@verapix/ui';
import { useMemo } from 'react';
import { useObjectUrl } from '../../../wiring/use-object-url';
import type { QuestionState } from './use-question';
import { videoOf, type WatermarkSource } from './watermark-options';

export interface MarkAreaProps {
  source: WatermarkSource;
  /** Undefined while nothing is marked. */
  mask: PictureMask | undefined;
  onMark: (mask: PictureMask) => void;
  disabled: boolean;
  /** The frame of a video that is marked. */
  still: QuestionState<VideoStill>;
}

/** Where the watermark is marked: the picture itself, or one frame of the video. */
export function MarkArea({ source, mask, onMark, disabled, still }: MarkAreaProps) {
  const { width, height } = source;
  const empty = useMemo(() => createMask(width, height), [width, height]);
  const video = videoOf(source);
  const frame = still.status === 'answered' ? still.answer.blob : undefined;
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
