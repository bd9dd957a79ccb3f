import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { NumberField, type NumberFieldProps, numberFieldSizes } from './NumberField';

const meta = preview.meta({
  title: 'Components/NumberField',
  component: NumberField,
  args: {
    label: 'Width',
    value: 1920,
    onValueChange: fn(),
    min: 1,
    max: 4096,
    end: 'px',
    decreaseLabel: 'Less width',
    increaseLabel: 'More width',
  },
  argTypes: { size: { control: 'inline-radio', options: numberFieldSizes } },
  parameters: {
    chromatic: { disableSnapshot: true },
    about: {
      purpose: 'Takes a number that people know or count: a width, a number of copies.',
      aliases: ['stepper input', 'spinbutton', 'number input', 'quantity'],
      avoid: [
        'For a value that is found by trying, use `Slider`.',
        'For digits that are no number, such as a code, use `TextField`.',
        'For one of few numbers, use `RadioGroup` or `Select`.',
      ],
      keyboard: [
        { keys: ['Arrow Up', 'Arrow Down'], does: 'Adds or takes away a step.' },
        { keys: ['Page Up', 'Page Down'], does: 'Adds or takes away ten steps.' },
        { keys: ['Enter'], does: 'Brings a typed number within the limits.' },
      ],
      announced: 'The number, and its limits.',
      behaviour: [
        'What is typed counts at once where it is within the limits, and is brought within them when the field is left.',
        'Scrolling over the field changes nothing.',
      ],
    },
  },
});

function Owner({ value: first, onValueChange, ...rest }: NumberFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <NumberField
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

export const Default = meta.story({
  render: (args) => <Owner {...args} />,
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Width' });
    await step('The keys add and take away steps, within the limits', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(1921);
      await userEvent.keyboard('{ArrowDown}{PageDown}');
      await expect(field).toHaveValue('1910');
      await userEvent.keyboard('{PageUp}');
      await expect(field).toHaveAttribute('aria-valuenow', '1920');
    });
    await step('A typed number counts at once; one beyond the limits when it is committed', async () => {
      await userEvent.clear(field);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await userEvent.type(field, '800');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(800);
      await userEvent.type(field, '00');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(800);
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(4096);
      await expect(canvas.getByRole('button', { name: 'More width' })).toBeDisabled();
    });
    await step('Something that is no number leaves the last one', async () => {
      await userEvent.type(field, 'px');
      await userEvent.tab();
      await expect(field).toHaveValue('4096');
    });
    await step('The buttons take a step', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Less width' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(4095);
    });
  },
});

/** The separator of the language. Both are understood. */
export const Decimals = meta.story({
  args: { label: 'Scale', value: 0.1, step: 0.2, min: 0, max: 8, locale: 'de', end: '×' },
  render: (args) => <Owner {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    await expect(field).toHaveValue('0,1');
    await userEvent.type(field, '{ArrowUp}');
    await expect(field).toHaveValue('0,3');
    await userEvent.clear(field);
    await userEvent.type(field, '1.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1.5);
    await userEvent.tab();
    await expect(field).toHaveValue('1,5');
  },
});

export const Matrix = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack style={{ maxInlineSize: '16rem' }}>
      {numberFieldSizes.map((size) => (
        <NumberField key={size} {...args} size={size} />
      ))}
      <NumberField {...args} label="Error" value={null} error="Enter a width." />
      <NumberField {...args} label="Disabled" disabled />
    </Stack>
  ),
});
