import preview from '@verapix/storybook/preview';
import { Bold, Italic, Underline } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { ToggleGroup, type ToggleGroupProps, type ToggleOption } from './ToggleGroup';

const options: readonly ToggleOption<string>[] = [
  { value: 'bold', label: 'Bold', icon: Bold },
  { value: 'italic', label: 'Italic', icon: Italic },
  { value: 'underline', label: 'Underline', icon: Underline },
];

const meta = preview.meta({
  title: 'Components/ToggleGroup',
  component: ToggleGroup<string>,
  args: { label: 'Text style', options, value: ['bold'] as readonly string[], onValueChange: fn() },
  parameters: {
    chromatic: { disableSnapshot: true },
    about: {
      purpose: 'Turns a few related things on or off, any number of them.',
      aliases: ['button group', 'multiple choice', 'toolbar'],
      avoid: [
        'For one of several, use `SegmentedControl` or `RadioGroup`.',
        'In a form, use `Checkbox`es.',
        'For a single setting, use `Switch`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves into the group, and out of it.' },
        { keys: ['Arrow Right', 'Arrow Left'], does: 'Moves from one to the next, wrapping around.' },
        { keys: ['Home', 'End'], does: 'Moves to the first or last one.' },
        { keys: ['Enter', 'Space'], does: 'Turns the focused one on or off.' },
      ],
      announced: 'Each as pressed or not pressed.',
    },
  },
});

function Owner({ value: first, onValueChange, ...rest }: ToggleGroupProps<string>) {
  const [value, setValue] = useState(first);
  return (
    <ToggleGroup
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
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['bold', 'italic']);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Underline' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Home}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['italic']);
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const Matrix = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack>
      <ToggleGroup {...args} />
      <ToggleGroup {...args} label="Disabled" disabled />
      <ToggleGroup
        {...args}
        label="One disabled"
        options={options.map((option) => ({ ...option, disabled: option.value === 'italic' }))}
      />
    </Stack>
  ),
});
