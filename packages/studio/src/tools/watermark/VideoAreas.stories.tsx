import type { VideoSource } from '@verapix/engines/watermark';
import preview from '@verapix/storybook/preview';
import { createMask, Stack } from '@verapix/ui';
import { useState } from 'react';
import { expect, userEvent, type within } from 'storybook/test';
import { KeepPart, VideoAreas } from './VideoAreas';
import { type VideoArea, wholeVideo } from './video-areas';

const size = { width: 320, height: 180 };
const video: VideoSource = {
  file: new File([], 'harbour.mp4'),
  name: 'harbour.mp4',
  mime: 'video/mp4',
  bytes: 2_400_000,
  ...size,
  durationMs: 8_400,
  frameRate: 25,
  hasAudio: true,
  codec: 'H.264',
  support: { ok: true },
};

function marked() {
  const mask = createMask(size.width, size.height);
  mask.data.fill(1, 0, 5_000);
  return mask;
}

const one: readonly VideoArea[] = [{ id: 1, mask: marked(), ...wholeVideo }];
const several: readonly VideoArea[] = [
  ...one,
  { id: 2, mask: marked(), start: 1.2, end: 4 },
  { id: 3, mask: createMask(size.width, size.height), start: 6, end: wholeVideo.end },
];

interface DemoProps {
  initial: readonly VideoArea[];
  /** The shown moment, in seconds. */
  moment?: number;
  disabled?: boolean;
}

/** The areas and the kept part with their state, as the workspace has it. */
function Demo({ initial, moment = 2, disabled = false }: DemoProps) {
  const [areas, setAreas] = useState(initial);
  const [selectedId, setSelectedId] = useState(initial[0]?.id);
  const [keep, setKeep] = useState(wholeVideo);
  const [at, setAt] = useState(moment);
  const selected = areas.findIndex(({ id }) => id === selectedId);
  return (
    <Stack gap="l" style={{ maxInlineSize: '22rem' }}>
      <VideoAreas
        {...{ video, areas, at, disabled, selected }}
        onChange={setAreas}
        onSelect={setSelectedId}
        onSeek={setAt}
      />
      <KeepPart {...{ video, keep, at, disabled }} onChange={setKeep} />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Pages/Tools/Watermark remover/Video areas',
  component: Demo,
  args: { initial: several },
});

type Canvas = ReturnType<typeof within>;

const timeOf = (canvas: Canvas, label: string, side: 'From' | 'To') => {
  const group = canvas.getByRole('group', { name: label });
  const field = [...group.querySelectorAll('input')][side === 'From' ? 0 : 1];
  if (!field) throw new Error(`There is no field ${side} in ${label}.`);
  return field;
};
const pressIn = (canvas: Canvas, label: string, button: string) => {
  const buttons = [...canvas.getByRole('group', { name: label }).querySelectorAll('button')];
  const found = buttons.find(({ textContent }) => textContent === button);
  return userEvent.click(found ?? canvas.getByText(`No ${button} in ${label}`));
};

export const OneArea = meta.story({
  args: { initial: one },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Delete/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add an area from here' }));
    await expect(canvas.getByRole('radio', { name: /Area 2/ })).toBeChecked();
    await expect(timeOf(canvas, 'Time of area 2', 'From')).toHaveValue('0:02.00');
    await expect(timeOf(canvas, 'Time of area 2', 'To')).toHaveValue('0:08.40');
    await expect(
      canvas.getByText('Area 2 added, from 0:02.00 to the end. Mark it on the picture.'),
    ).toBeInTheDocument();
    await expect(canvas.getByText('0:02.00 to the end. Nothing marked yet.')).toBeVisible();
  },
});

/** An area that does not count at the shown moment brings the picture to its start when it is chosen. */
export const SeveralAreas = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0:01.20 to 0:04.00. Applies now.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Area 3/ }));
    await expect(canvas.getByText('0:01.20 to 0:04.00. Does not apply now.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete area 3' }));
    await expect(canvas.getByRole('radio', { name: /Area 2/ })).toBeChecked();
    await expect(canvas.getByText('Area 3 deleted. 2 left.')).toBeInTheDocument();
  },
});

/** The times are the shown moment, or typed; by keyboard alone. */
export const TimesChanged = meta.story({
  args: { moment: 3 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Area 2/ }));
    await pressIn(canvas, 'Time of area 2', 'Start here');
    await expect(canvas.getByText('Area 2 applies: 0:03.00 to 0:04.00.')).toBeInTheDocument();
    const to = timeOf(canvas, 'Time of area 2', 'To');
    await userEvent.clear(to);
    await userEvent.type(to, '1:00{Enter}');
    await expect(to).toHaveAccessibleDescription('Enter a time from 0:00.00 to 0:08.40.');
    await userEvent.clear(to);
    await userEvent.type(to, '5,5{Enter}');
    await expect(to).toHaveValue('0:05.50');
    await expect(canvas.getByText('Area 2 applies: 0:03.00 to 0:05.50.')).toBeInTheDocument();
    await userEvent.clear(to);
    await userEvent.type(to, '8.4');
    await userEvent.tab();
    await expect(canvas.getByText('Area 2 applies: 0:03.00 to the end.')).toBeInTheDocument();
  },
});

export const PartKept = meta.story({
  args: { initial: one, moment: 6.4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The result is as long as the original.')).toBeVisible();
    const from = timeOf(canvas, 'Part to keep', 'From');
    await userEvent.clear(from);
    await userEvent.type(from, '1.4{Enter}');
    await pressIn(canvas, 'Part to keep', 'End here');
    await expect(canvas.getByText('The result is trimmed to 0:01.40 to 0:06.40: 5.0 s.')).toBeVisible();
  },
});

/** Nothing can be changed during a run. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add an area from here' })).toBeDisabled();
    await expect(timeOf(canvas, 'Part to keep', 'To')).toBeDisabled();
  },
});
