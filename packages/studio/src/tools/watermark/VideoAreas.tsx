import type { TimeRange, VideoSource } from '@verapix/engines/watermark';
import * as messages from '@verapix/messages/tool-watermark';
import { Button, Icon, isMarked, RadioGroup, Stack, Text, VisuallyHidden } from '@verapix/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { TimeFields } from './TimeFields';
import {
  formatSeconds,
  formatTime,
  isWhole,
  isWithin,
  type VideoArea,
  withChange,
  withNewArea,
} from './video-areas';

/** A range in words: `the whole video`, `0:01.20 to the end`, `0:01.20 to 0:04.00`. */
function inWords(range: TimeRange, length: number): string {
  if (isWhole(range)) return messages.wholeVideo;
  const to = range.end >= length ? messages.theEnd : formatTime(range.end);
  return messages.timeRange({ from: formatTime(range.start), to });
}

interface VideoAreasProps {
  video: VideoSource;
  areas: readonly VideoArea[];
  /** The number of the area that is marked on the picture, from 0. */
  selected: number;
  onChange: (areas: readonly VideoArea[]) => void;
  onSelect: (id: number) => void;
  /** The shown moment, in seconds. */
  at: number;
  onSeek: (seconds: number) => void;
  disabled: boolean;
}

/** The areas of a video with their times: which one is marked, which count at the shown moment, adding and deleting. */
export function VideoAreas(props: VideoAreasProps) {
  const { video, areas, selected, onChange, onSelect, at, onSeek, disabled } = props;
  const [said, say] = useState('');
  const area = areas[selected];
  if (!area) return null;
  const length = video.durationMs / 1000;
  const name = messages.area({ number: selected + 1 });
  const select = (id: number) => {
    const chosen = areas.find((each) => each.id === id);
    onSelect(id);
    // An area is marked on a frame on which it counts.
    if (chosen && !isWithin(chosen, at)) onSeek(chosen.start);
  };
  const add = () => {
    const added = withNewArea(areas, video, at);
    onChange(added);
    onSelect(added[added.length - 1]?.id ?? area.id);
    say(messages.areaAdded({ number: added.length, at: formatTime(at) }));
  };
  const remove = () => {
    const rest = areas.filter((each) => each !== area);
    onChange(rest);
    onSelect(rest[Math.min(selected, rest.length - 1)]?.id ?? area.id);
    say(messages.areaDeleted({ name, count: rest.length }));
  };
  const setTime = (range: TimeRange) => {
    onChange(withChange(areas, area.id, range));
    say(messages.areaCounts({ name, time: inWords(range, length) }));
  };
  return (
    <Stack gap="s">
      <RadioGroup
        label={messages.areas}
        hint={messages.areasHint}
        disabled={disabled}
        value={String(area.id)}
        options={areas.map((each, index) => ({
          value: String(each.id),
          label: messages.area({ number: index + 1 }),
          description: describe(each, at, length),
        }))}
        onValueChange={(id) => select(Number(id))}
      />
      <TimeFields
        label={messages.timeOf({ number: selected + 1 })}
        key={area.id}
        range={area}
        onChange={setTime}
        {...{ at, length, disabled }}
      />
      {areas.length > 1 && (
        <Button wide size="s" icon={<Icon of={Trash2} />} disabled={disabled} onClick={remove}>
          {messages.deleteArea({ number: selected + 1 })}
        </Button>
      )}
      <Button wide icon={<Icon of={Plus} />} disabled={disabled} onClick={add}>
        {messages.addArea}
      </Button>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </Stack>
  );
}

function describe(area: VideoArea, at: number, length: number): string {
  const words = inWords(area, length);
  const time = words.charAt(0).toUpperCase() + words.slice(1);
  if (!isMarked(area.mask)) return messages.notMarkedYet({ time });
  return isWithin(area, at) ? messages.countsNow({ time }) : messages.countsNotNow({ time });
}

interface KeepPartProps {
  video: VideoSource;
  keep: TimeRange;
  onChange: (keep: TimeRange) => void;
  at: number;
  disabled: boolean;
}

/** The part of the video that the result is cut to. */
export function KeepPart({ video, keep, onChange, at, disabled }: KeepPartProps) {
  const length = video.durationMs / 1000;
  return (
    <Stack gap="s">
      <Text size="s" weight="medium">
        {messages.partToKeep}
      </Text>
      <Text size="s" tone="textMuted" aria-live="polite">
        {isWhole(keep)
          ? messages.asLong
          : messages.cutTo({
              part: inWords(keep, length),
              seconds: formatSeconds(Math.min(keep.end, length) - keep.start),
            })}
      </Text>
      <TimeFields label={messages.partToKeep} range={keep} {...{ onChange, at, length, disabled }} />
    </Stack>
  );
}
