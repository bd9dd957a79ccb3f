import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Slider } from './Slider';

const pixels = (value: number) => `${value} px`;

const meta = preview.meta({
  title: 'Components/Slider',
  component: Slider,
  parameters: {
    about: {
      purpose: 'Sets a number by its visible effect: a brush size, an opacity, a quality.',
      avoid: [
        'If the exact number matters, use `TextField`.',
        'For a few fixed values, use `RadioGroup`.',
        'For before and after, use `ComparisonSlider`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Reaches it.' },
        { keys: ['Arrow Right', 'Arrow Up'], does: 'Adds one step; in right-to-left text, Arrow Left does.' },
        { keys: ['Arrow Left', 'Arrow Down'], does: 'Subtracts one step.' },
        {
          keys: ['Page Up', 'Page Down'],
          does: 'Adds or subtracts ten steps, like Shift with an arrow.',
        },
        { keys: ['Home', 'End'], does: 'Moves to the minimum or maximum.' },
      ],
      announced: 'The formatted value, as it changes.',
    },
  },
  args: {
    label: 'Brush size',
    min: 4,
    max: 200,
    defaultValue: 40,
    formatValue: pixels,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Slider {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Brush size' });
    await expect(slider).toHaveAttribute('aria-valuetext', '40 px');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    for (const [keys, value] of [
      ['{ArrowRight}{ArrowUp}', 42],
      ['{ArrowLeft}{ArrowDown}', 40],
      ['{PageUp}', 50],
      ['{PageDown}', 40],
      ['{Home}', 4],
      ['{ArrowLeft}', 4],
      ['{End}', 200],
      ['{Shift>}{ArrowLeft}{/Shift}', 190],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(slider).toHaveAttribute('aria-valuenow', String(value));
      await expect(slider).toHaveAttribute('aria-valuetext', pixels(value));
    }
    await expect(canvas.getByText('190 px')).toBeVisible();
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(190);
  },
});

/** A press on the track moves the thumb there; releasing commits. */

export const Pointer = meta.story({
  args: { min: 0, max: 100, defaultValue: 0 },
  play: async ({ canvas, canvasElement, args }) => {
    const slider = canvas.getByRole('slider');
    const track = canvasElement.querySelector('[data-orientation="horizontal"]') as HTMLElement;
    const { left, width, top, height } = track.getBoundingClientRect();
    const at = (ratio: number) => ({
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
      buttons: 1,
      clientX: left + width * ratio,
      clientY: top + height / 2,
    });
    // The browser cannot capture a synthetic pointer.
    track.setPointerCapture = () => undefined;
    track.hasPointerCapture = () => true;
    track.releasePointerCapture = () => undefined;
    fireEvent.pointerDown(track, at(0.25));
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '25'));
    fireEvent.pointerMove(track, at(0.75));
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '75'));
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    fireEvent.pointerUp(track, at(0.75));
    await expect(args.onValueCommit).toHaveBeenCalledWith(75);
  },
});

export const Steps = meta.story({
  args: {
    label: 'Quality',
    min: 0.5,
    max: 1,
    step: 0.05,
    defaultValue: 0.8,
    formatValue: (value) => `${Math.round(value * 100)} %`,
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuenow', '0.85');
    await expect(slider).toHaveAttribute('aria-valuetext', '85 %');
  },
});

export const Controlled = meta.story({
  render: (args) => {
    const [value, setValue] = useState(40);
    return <Slider {...args} value={value} onValueChange={(next) => setValue(Math.min(next, 42))} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '42 px');
  },
});

export const WithHint = meta.story({
  args: { hint: 'The [ and ] keys change it while you paint.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(
      'The [ and ] keys change it while you paint.',
    );
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).not.toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const RightToLeft = meta.story({
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '41');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Grid gap="l">
      {[0, 50, 100].flatMap((value) => [
        <Slider key={value} label="Opacity" defaultValue={value} formatValue={(now) => `${now} %`} />,
        <Slider
          key={`${value}-hint`}
          label="Brush"
          defaultValue={value}
          formatValue={pixels}
          hint="A hint"
        />,
        <Slider key={`${value}-disabled`} label="Disabled" defaultValue={value} disabled />,
        <Slider key={`${value}-hidden`} label="Hidden label" hideLabel defaultValue={value} />,
      ])}
    </Grid>
  ),
});

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
