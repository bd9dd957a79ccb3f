import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Slider } from './Slider';

const pixels = (value: number) => `${value} px`;

const meta = preview.meta({
  title: 'Components/Slider',
  component: Slider,
  parameters: {
    about: {
      purpose: 'Sets a number by its visible effect: a brush size, an opacity, a quality.',
      aliases: ['range'],
      avoid: [
        'If the exact number matters, use `TextField`.',
        'For a few fixed values, use `RadioGroup`.',
        'For before and after, use `ComparisonSlider`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Reaches it.' },
        { keys: ['Arrow Right', 'Arrow Up'], does: 'Adds one step, as the browser does.' },
        { keys: ['Arrow Left', 'Arrow Down'], does: 'Subtracts one step, as the browser does.' },
        {
          keys: ['Page Up', 'Page Down'],
          does: 'Adds or subtracts about a tenth of the range, as the browser does.',
        },
        { keys: ['Home', 'End'], does: 'Moves to the minimum or maximum, as the browser does.' },
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

/** Arrow keys and pointers are the browser's. */
const setTo = (slider: HTMLElement, value: number) =>
  fireEvent.input(slider, { target: { value: String(value) } });

/** While it moves it reports each value, and at the end it commits the last. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Brush size' });
    await expect(slider).toHaveAttribute('aria-valuetext', '40 px');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    setTo(slider, 150);
    setTo(slider, 190);
    await expect(slider).toHaveAttribute('aria-valuetext', '190 px');
    await expect(canvas.getByText('190 px')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    slider.dispatchEvent(new Event('change', { bubbles: true }));
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(190);
  },
});

export const Steps = meta.story({
  args: {
    label: 'Quality',
    min: 0.5,
    max: 1,
    step: 0.05,
    defaultValue: 0.8,
    formatValue: (value) => `${Math.round(value * 100)}%`,
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole<HTMLInputElement>('slider');
    setTo(slider, 0.86);
    await expect(slider.value).toBe('0.85');
    await expect(slider).toHaveAttribute('aria-valuetext', '85%');
  },
});

export const Controlled = meta.story({
  render: (args) => {
    const [value, setValue] = useState(40);
    return <Slider {...args} value={value} onValueChange={(next) => setValue(Math.min(next, 42))} />;
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole<HTMLInputElement>('slider');
    setTo(slider, 44);
    await expect(slider).toHaveAttribute('aria-valuetext', '42 px');
    await expect(slider.value).toBe('42');
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

/** Arrow Left adds one step. */
export const RightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl" style={{ maxInlineSize: '24rem' }}>
      <Slider {...args} />
    </div>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <Grid gap="l">
      {[0, 50, 100].flatMap((value) => [
        <Slider key={value} label="Opacity" defaultValue={value} formatValue={(now) => `${now}%`} />,
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
