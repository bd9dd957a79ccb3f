import { networkThreads } from '@verapix/engines/threads';
import type { WatermarkMethod, WatermarkOutput } from '@verapix/engines/watermark';
import * as words from '@verapix/messages/lib-steps';
import * as messages from '@verapix/messages/tool-watermark';
import { createMask, MaskEditor, RadioGroup, Skeleton, Stack, Text } from '@verapix/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BatchSettingsProps, BatchTool } from '../../batch/batch-tool';
import { useObjectUrl } from '../../lib/object-url';
import { isArea, type RatioArea } from '../../workspace/checks';
import { fitsShape, readMarks, type StoredMarks, scaleMask, storeMarks } from './batch-marks';
import { wholeVideo } from './video-areas';
import type { WatermarkOptions, WatermarkSource } from './watermark-options';

interface WatermarkChoices {
  method: WatermarkMethod;
  /** What is removed; undefined until something is marked. */
  marks: StoredMarks | undefined;
}

/**
 * One area for all pictures of the same shape: it is scaled to their size. Pictures of another shape fail with a reason, and
 * can have an area of their own.
 */
export const batch: BatchTool<WatermarkSource, WatermarkOptions, WatermarkOutput, WatermarkChoices> = {
  word: 'clean',
  verb: messages.verb,
  options: { method: 'best', marks: undefined },
  optionsOf: ({ width, height }, { method, marks }) => ({
    method,
    mask: marks && scaleMask(readMarks(marks), width, height),
    areas: [],
    keep: wholeVideo,
  }),
  choicesOf: ({ area, ...rest }, source) => ({
    ...rest,
    ...(isArea(area) && { marks: marksOf(area, source) }),
  }),
  blocker: ({ marks }) =>
    marks
      ? undefined
      : {
          code: 'nothing-marked',
          message: messages.markFirst,
          fix: messages.batchMarkFix,
        },
  refuse: (source, { marks }) =>
    marks && !fitsShape(marks, source)
      ? {
          code: 'other-shape',
          message: messages.otherShape({
            width: marks.width,
            height: marks.height,
            width2: source.width,
            height2: source.height,
          }),
          fix: messages.otherShapeFix,
        }
      : undefined,
  fileOf: ({ blob, width, height, note }) => ({
    blob,
    width,
    height,
    note: note?.message,
    isPartial: note !== undefined && note.code !== 'recovered',
  }),
  needs: ({ method }) =>
    method === 'quick' ? { threads: 1, megabytes: 256 } : { threads: networkThreads(), megabytes: 768 },
  Settings,
};

/** The marks of an area, in a picture of this size. */
function marksOf({ x, y, width, height }: RatioArea, size: { width: number; height: number }) {
  const mask = createMask(size.width, size.height);
  const [left, right] = [Math.floor(x * size.width), Math.ceil((x + width) * size.width)];
  const [top, bottom] = [Math.floor(y * size.height), Math.ceil((y + height) * size.height)];
  for (let row = top; row < Math.min(bottom, size.height); row += 1) {
    mask.data.fill(1, row * size.width + left, row * size.width + Math.min(right, size.width));
  }
  return storeMarks(mask);
}

type SettingsProps = BatchSettingsProps<WatermarkChoices, WatermarkSource>;

function Settings({ options, onChange, openSample }: SettingsProps) {
  return (
    <Stack gap="m">
      <Stack gap="s">
        <Text size="s" tone="textMuted">
          {messages.batchMark}
        </Text>
        <MarkSample {...{ options, onChange, openSample }} />
      </Stack>
      <RadioGroup
        label={messages.method}
        value={options.method}
        options={[
          {
            value: 'best',
            label: words.watermarkBest,
            description: messages.bestShort,
          },
          {
            value: 'quick',
            label: words.watermarkQuick,
            description: messages.quickShort,
          },
        ]}
        onValueChange={(method) => onChange({ method })}
      />
    </Stack>
  );
}

/** The picture to mark. Undefined while it is opened, null if there is none that opens. */
function useSample(openSample: SettingsProps['openSample']): WatermarkSource | null | undefined {
  const [sample, setSample] = useState<WatermarkSource | null>();
  const [error, setError] = useState<unknown>();
  if (error) throw error;
  const open = useRef(openSample);
  useEffect(() => {
    let isCurrent = true;
    open.current().then(
      (source) => isCurrent && setSample(source ?? null),
      (cause) => isCurrent && setError(cause),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return sample;
}

function MarkSample({ options: { marks }, onChange, openSample }: Omit<SettingsProps, 'pictures'>) {
  const sample = useSample(openSample);
  const url = useObjectUrl(sample?.file);
  const size = sample ?? undefined;
  const mask = useMemo(() => {
    if (!size) return undefined;
    const { width, height } = size;
    return marks && fitsShape(marks, size)
      ? scaleMask(readMarks(marks), width, height)
      : createMask(width, height);
  }, [marks, size]);
  if (sample === null)
    return (
      <Text size="s" tone="danger">
        {messages.noSample}
      </Text>
    );
  if (!url || !sample || !mask) return <Skeleton shape="block" style={{ aspectRatio: '4 / 3' }} />;
  return (
    <MaskEditor
      src={url}
      alt={sample.name}
      width={sample.width}
      height={sample.height}
      value={mask}
      onChange={(changed) => onChange({ marks: storeMarks(changed) })}
      aria-label={messages.markWatermark}
    />
  );
}
