import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { type Swatch, SwatchPicker, type SwatchPickerProps } from './SwatchPicker';

const swatches: readonly Swatch[] = [
  { value: '#3a86ff', label: 'Blue' },
  { value: '#8338ec', label: 'Violet' },
  { value: '#ff006e', label: 'Pink' },
  { value: '#fb5607', label: 'Orange' },
  { value: '#ffbe0b', label: 'Yellow' },
  { value: '#06a77d', label: 'Green' },
  { value: '#14213d', label: 'Navy' },
  { value: '#9b2226', label: 'Burgundy' },
];

function Held(props: SwatchPickerProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string[]) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <SwatchPicker {...props} value={value} onValueChange={change} />;
}

const meta = preview.meta({
  title: 'Components/SwatchPicker',
  component: SwatchPicker,
  parameters: {
    about: {
      purpose: 'A selection of a few given colours, in an order that matters.',
      avoid: ['For any colour, use `ColourField`.', 'For a choice between named options, use `RadioGroup`.'],
      keyboard: [
        { keys: ['Tab'], does: 'Moves from colour to colour.' },
        { keys: ['Space', 'Enter'], does: 'Selects or deselects the focused colour.' },
      ],
      announced: 'Why a selection was refused: one too many, or deselecting the last one.',
    },
  },
  args: {
    label: 'Colours',
    hint: 'Select up to 3 colours. The first one leads.',
    swatches,
    value: ['#3a86ff'],
    max: 3,
    onValueChange: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: '32rem' }}>
      <Held {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Blue' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['#3a86ff', '#8338ec']);
    await userEvent.click(canvas.getByRole('button', { name: 'Blue' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['#8338ec']);
  },
});

export const OneTooMany = meta.story({
  args: { value: ['#3a86ff', '#ff006e', '#06a77d'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navy' }));
    await expect(
      canvas.getByText('You’ve chosen 3 colors. Remove Blue, Pink, or Green first.'),
    ).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const TheLastOneStays = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Blue' }));
    await expect(canvas.getByText(/Keep at least one color/)).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Blue' })).not.toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="l">
      <SwatchPicker {...args} />
      <SwatchPicker {...args} value={swatches.slice(0, 3).map(({ value }) => value)} />
      <SwatchPicker {...args} value={swatches.slice(3, 6).map(({ value }) => value)} />
      <SwatchPicker {...args} disabled />
    </Stack>
  ),
});
