import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { type ThemeChoice, ThemeSwitch, type ThemeSwitchProps, themeChoices } from './ThemeSwitch';

const meta = preview.meta({
  title: 'Components/ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'system' as ThemeChoice, onChange: fn() },
  argTypes: { value: { control: 'inline-radio', options: themeChoices } },
  parameters: {
    about: {
      purpose:
        'A choice between the light theme, the dark theme, and the system’s setting. It is in the footer.',
      avoid: ['For other choices of how something is shown, use `SegmentedControl`.', 'One per page.'],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to the selected one.' },
        { keys: ['Arrow Right', 'Arrow Down'], does: 'Selects the next one, wrapping around.' },
        { keys: ['Arrow Left', 'Arrow Up'], does: 'Selects the previous one.' },
      ],
      behaviour: [
        'It shows and reports the selection. Storing it and applying it to the document is up to the app.',
      ],
    },
  },
});

/** Holds the selection, as the app does. */
function Holder({ value, onChange, ...rest }: ThemeSwitchProps) {
  const [choice, choose] = useState(value);
  return (
    <ThemeSwitch
      {...rest}
      value={choice}
      onChange={(next) => {
        onChange(next);
        choose(next);
      }}
    />
  );
}

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Color theme' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
  },
});

export const ByKeyboard = meta.story({
  args: { value: 'light' },
  render: (args) => <Holder {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
    for (const [keys, name, choice] of [
      ['{ArrowRight}', 'Dark', 'dark'],
      ['{ArrowDown}', 'System', 'system'],
      ['{ArrowUp}', 'Dark', 'dark'],
      ['{ArrowLeft}', 'Light', 'light'],
      ['{ArrowLeft}', 'System', 'system'],
      ['{ArrowRight}', 'Light', 'light'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(canvas.getByRole('radio', { name })).toHaveFocus();
      await expect(args.onChange).toHaveBeenLastCalledWith(choice);
    }
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="m" align="start">
      {themeChoices.map((choice) => (
        <ThemeSwitch key={choice} {...args} value={choice} label={`Color theme, ${choice} chosen`} />
      ))}
      <ThemeSwitch {...args} disabled label="Color theme, disabled" />
    </Stack>
  ),
});
