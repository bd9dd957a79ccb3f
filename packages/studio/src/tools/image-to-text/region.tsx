import type { PictureSource } from '@verapix/engines';
import type { TextOutput, WordBox } from '@verapix/engines/text';
import * as messages from '@verapix/messages/tool-image-to-text';
import { Button, createMask, Icon, MaskEditor, type PictureMask, Stack, Text } from '@verapix/ui';
import { SquareDashed } from 'lucide-react';
import { useMemo, useState } from 'react';
import { markedArea } from '../../store/settings';

/** The part of the picture that is read, and whether the user is marking it. */
export interface Region {
  /** Undefined: the whole picture is read. */
  area: WordBox | undefined;
  isMarking: boolean;
  /** Nothing can be marked during a run. */
  disabled: boolean;
  onMark: (area: WordBox | undefined) => void;
  /** Starts marking; while marking, goes back to the whole picture. */
  toggle: () => void;
}

interface RegionOptions extends Pick<Region, 'area' | 'disabled' | 'onMark'> {
  source: PictureSource;
  result: TextOutput | undefined;
}

/** Marking ends with another picture or result, and a marked area is shown until there is a result. */
export function useRegion({ source, result, area, disabled, onMark }: RegionOptions): Region {
  const [startedAt, setStartedAt] = useState<{ source: PictureSource; result: TextOutput | undefined }>();
  const hasStarted = startedAt?.source === source && startedAt.result === result;
  const isMarking = hasStarted || (area !== undefined && result === undefined);
  const toggle = () => {
    setStartedAt(isMarking ? undefined : { source, result });
    if (isMarking && area) onMark(undefined);
  };
  return { area, isMarking, disabled, onMark, toggle };
}

/** Says what will be read, and lets the user mark a part of the picture. */
export function RegionChoice({ region: { area, isMarking, disabled, toggle } }: { region: Region }) {
  const change = area ? messages.changeArea : messages.markArea;
  const marking = area ? messages.onlyMarked : messages.draw;
  const idle = area ? messages.onlyMarkedWas : messages.whole;
  return (
    <Stack gap="s">
      <Text size="s" weight="medium">
        {messages.part}
      </Text>
      <Text size="s" tone="textMuted" aria-live="polite">
        {isMarking ? marking : idle}
      </Text>
      <Button icon={isMarking ? undefined : <Icon of={SquareDashed} />} disabled={disabled} onClick={toggle}>
        {isMarking ? messages.readWhole : change}
      </Button>
    </Stack>
  );
}

function maskOf(area: WordBox | undefined, width: number, height: number): PictureMask {
  const mask = createMask(width, height);
  if (!area) return mask;
  for (let row = area.y; row < area.y + area.height; row++) {
    mask.data.fill(1, row * width + area.x, row * width + area.x + area.width);
  }
  return mask;
}

interface MarkRegionProps {
  region: Region;
  picture: { src: string; alt: string; width: number; height: number };
}

/** The picture, to mark one box on it. */
export function MarkRegion({ region: { area, disabled, onMark }, picture }: MarkRegionProps) {
  const { width, height } = picture;
  const mask = useMemo(() => maskOf(area, width, height), [area, width, height]);
  return (
    <MaskEditor
      {...picture}
      marks="box"
      value={mask}
      disabled={disabled}
      onChange={(changed) => onMark(markedArea(changed))}
      aria-label={messages.markText}
    />
  );
}
