import type { TimeRange } from '@verapix/engines/watermark';
import * as messages from '@verapix/messages/tool-watermark';
import { Button, Grid, Icon, Stack, TextField } from '@verapix/ui';
import { ArrowLeftToLine, ArrowRightToLine } from 'lucide-react';
import { useState } from 'react';
import { endingAt, formatTime, parseTime, startingAt } from './video-areas';

interface TimeFieldsProps {
  /** Names the group for screen readers: `Time of area 2`. */
  label: string;
  range: TimeRange;
  onChange: (range: TimeRange) => void;
  /** The shown moment, and the length of the video, in seconds. */
  at: number;
  length: number;
  disabled: boolean;
}

/** The start and the end of a range: typed, or the moment that is shown. */
export function TimeFields({ label, range, onChange, at, length, disabled }: TimeFieldsProps) {
  return (
    <Grid column="s" gap="s" role="group" aria-label={label}>
      <Stack gap="xs">
        <TimeField
          label={messages.from}
          value={range.start}
          onChange={(start) => onChange(startingAt(range, start))}
          {...{ length, disabled }}
        />
        <Button
          wide
          size="s"
          icon={<Icon of={ArrowLeftToLine} />}
          disabled={disabled}
          onClick={() => onChange(startingAt(range, at))}
        >
          {messages.startHere}
        </Button>
      </Stack>
      <Stack gap="xs">
        <TimeField
          label={messages.to}
          value={Math.min(range.end, length)}
          // The time that is shown for the end of the video is the end of the video.
          onChange={(end) =>
            onChange(endingAt(range, formatTime(end) === formatTime(length) ? Number.POSITIVE_INFINITY : end))
          }
          {...{ length, disabled }}
        />
        <Button
          wide
          size="s"
          icon={<Icon of={ArrowRightToLine} />}
          disabled={disabled}
          onClick={() => onChange(endingAt(range, at))}
        >
          {messages.endHere}
        </Button>
      </Stack>
    </Grid>
  );
}

interface TimeFieldProps {
  label: string;
  /** In seconds. */
  value: number;
  onChange: (seconds: number) => void;
  length: number;
  disabled: boolean;
}

/** A typed time. It counts when the field is left, or with Enter. */
function TimeField({ label, value, onChange, length, disabled }: TimeFieldProps) {
  /** What was typed since the field was entered, or is no time. */
  const [draft, setDraft] = useState<{ text: string; of: number; wrong?: boolean }>();
  const typed = draft?.of === value ? draft : undefined;
  const commit = () => {
    if (!typed) return;
    const seconds = parseTime(typed.text);
    const isPossible =
      seconds !== undefined && (seconds < length || formatTime(seconds) === formatTime(length));
    setDraft(isPossible ? undefined : { ...typed, wrong: true });
    if (isPossible && formatTime(seconds) !== formatTime(value)) onChange(seconds);
  };
  return (
    <TextField
      label={label}
      size="m"
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      value={typed?.text ?? formatTime(value)}
      error={typed?.wrong ? messages.typeTime({ from: formatTime(0), to: formatTime(length) }) : undefined}
      onChange={({ currentTarget }) => setDraft({ text: currentTarget.value, of: value })}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  );
}
