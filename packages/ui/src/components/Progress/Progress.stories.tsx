import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Stack } from '../../primitives/Stack';
import { Button } from '../Button';
import { Progress, type ProgressPhase, phaseStates } from './Progress';

const labels = ['Reading', 'Enhancing', 'Writing'];

/** Three phases, of which the one at `current` is active. */
function phasesAt(current: number): ProgressPhase[] {
  return labels.map((label, index) => ({
    id: label,
    label,
    state: phaseStates[1 + Math.sign(current - index)] ?? 'waiting',
  }));
}

const meta = preview.meta({
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'Enlarging the picture' },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
  parameters: {
    about: {
      purpose: 'Shows the progress of a task, so that people can decide whether to wait.',
      aliases: ['loading bar', 'progress bar'],
      avoid: [
        'For a wait of a second or two, use `Spinner`.',
        'For content that is loading, use `Skeleton`.',
        'Do not invent a `value`: without one the bar shows activity and no percentage.',
      ],
      keyboard: [],
      announced: 'Each phase and each quarter, politely, however often progress is reported.',
    },
  },
});

export const Default = meta.story({
  args: { value: 42.7, eta: 'about 8 s left' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Enlarging the picture' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Enlarging the picture, 42%');
    await expect(canvas.getByText('about 8 s left')).toBeVisible();
  },
});

export const Indeterminate = meta.story({
  args: { label: 'Loading the model' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Loading the model');
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
});

export const Phases = meta.story({
  args: { value: 42, eta: 'about 8 s left', phases: phasesAt(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Enhancing, 42%');
    const [reading, enhancing, writing] = canvas.getAllByRole('listitem');
    await expect(reading).toHaveTextContent('Reading, done');
    await expect(enhancing).toHaveAttribute('aria-current', 'step');
    await expect(writing).toHaveTextContent('Writing, up next');
  },
});

export const PhasesIndeterminate = meta.story({ args: { phases: phasesAt(0) } });

export const Done = meta.story({ args: { value: 100, phases: phasesAt(3) } });

/** However often the value changes, screen readers are informed of each phase, then of each quarter. */
export const Announced = meta.story({
  render: function Announced() {
    const steps = [
      { value: 3, at: 0 },
      { value: 12, at: 0 },
      { value: 14, at: 1 },
      { value: 22, at: 1 },
      { value: 31, at: 1 },
      { value: 48, at: 1 },
      { value: 100, at: 3 },
    ];
    const [step, setStep] = useState(0);
    const { value = 0, at = 0 } = steps[step] ?? {};
    return (
      <Stack align="start">
        <Progress
          label="Enlarging the picture"
          value={value}
          phases={phasesAt(at)}
          style={{ inlineSize: '100%' }}
        />
        <Button onClick={() => setStep(step + 1)}>Next step</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const next = canvas.getByRole('button', { name: 'Next step' });
    const announced = [status.textContent];
    for (let step = 1; step < 7; step += 1) {
      await userEvent.click(next);
      if (status.textContent !== announced.at(-1)) announced.push(status.textContent);
    }
    await expect(announced).toEqual([
      'Reading, 3%',
      'Enhancing, 14%',
      'Enhancing, 31%',
      'Enlarging the picture, 100%',
    ]);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('data-state', 'done');
  },
});

export const Phone = meta.story({
  args: {
    label: 'Enlarging nagasaki-boats-scan-from-the-album.jpg',
    value: 7,
    eta: 'about 2 min left',
    phases: phasesAt(1),
  },
  globals: { viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({
  args: { value: 30, phases: phasesAt(1), dir: 'rtl' },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar');
    const bar = track.firstElementChild as HTMLElement;
    const gap = track.getBoundingClientRect().right - bar.getBoundingClientRect().right;
    await expect(gap).toBeLessThanOrEqual(1);
  },
});

export const Matrix = meta.story({
  render: () => (
    <Grid gap="xl" column="l">
      <Progress label="Not measured" />
      {[0, 1, 25, 50, 99.9, 100].map((value) => (
        <Progress key={value} label={`At ${value}`} value={value} />
      ))}
      {[0, 1, 2, 3].map((at) => (
        <Progress
          key={at}
          label="In phases"
          phases={phasesAt(at)}
          value={at * 33.34}
          {...(at < 3 && { eta: 'about 8 s left' })}
        />
      ))}
    </Grid>
  ),
});
