import preview from '@verapix/storybook/preview';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { type Segment, SegmentedControl, type SegmentedControlProps } from './SegmentedControl';

type Way = 'grid' | 'rows';

const options: readonly Segment<Way>[] = [
  { value: 'grid', label: 'Grid' },
  { value: 'rows', label: 'Rows' },
];

const meta = preview.meta({
  title: 'Components/SegmentedControl',
  component: SegmentedControl<Way>,
  args: {
    label: 'Shown as',
    options,
    value: 'grid' as Way,
    onChange: fn(),
  },
  parameters: {
    about: {
      purpose: 'Changes how something is shown, in two or three ways, with immediate effect.',
      aliases: ['button group', 'toggle', 'switcher'],
      avoid: [
        'For a field of a form, use `RadioGroup`.',
        'For sections of content, use `Tabs`.',
        'For on or off, use `Switch`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to the selected one.' },
        { keys: ['Arrow Right', 'Arrow Down'], does: 'Selects the next one, wrapping around.' },
        { keys: ['Arrow Left', 'Arrow Up'], does: 'Selects the previous one.' },
      ],
    },
  },
});

/** Holds the selection, as a page does. */
function Holder({ value, onChange, ...rest }: SegmentedControlProps<Way>) {
  const [chosen, choose] = useState(value);
  return (
    <SegmentedControl
      {...rest}
      value={chosen}
      onChange={(next) => {
        onChange(next);
        choose(next);
      }}
    />
  );
}

export const Default = meta.story({
  render: (args) => <Holder {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Shown as' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toHaveFocus();
    for (const [keys, name, value] of [
      ['{ArrowRight}', 'Rows', 'rows'],
      ['{ArrowDown}', 'Grid', 'grid'],
      ['{ArrowLeft}', 'Rows', 'rows'],
      ['{ArrowUp}', 'Grid', 'grid'],
      ['{ArrowDown}', 'Rows', 'rows'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
      await expect(canvas.getByRole('radio', { name })).toBeChecked();
      await expect(canvas.getByRole('radio', { name })).toHaveFocus();
    }
    await userEvent.click(canvas.getByText('Grid'));
    await expect(args.onChange).toHaveBeenLastCalledWith('grid');
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Rows' }), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack align="start">
      <SegmentedControl {...args} label="Without icons" />
      <SegmentedControl
        {...args}
        label="With icons"
        options={[
          { value: 'grid', label: 'Grid', icon: LayoutGrid },
          { value: 'rows', label: 'Rows', icon: Rows3 },
        ]}
      />
    </Stack>
  ),
});
