import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Checkbox } from './Checkbox';

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: {
    about: {
      purpose: 'For consent, or for selecting any number of options. It takes effect when the form is sent.',
      aliases: ['tick', 'check mark'],
      avoid: [
        'For a setting that takes effect at once, use `Switch`.',
        'For one of several, use `RadioGroup`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to it; not while it is disabled.' },
        { keys: ['Space'], does: 'Ticks or unticks it. Enter does nothing.' },
      ],
      announced: 'A new error, politely.',
      behaviour: ['A press on the label works too. `indeterminate` is for the parent of a mixed group.'],
    },
  },
  args: { label: 'Send me product updates', onCheckedChange: fn() },
  argTypes: { checked: { control: 'inline-radio', options: [true, false, 'indeterminate'] } },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me product updates' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Send me product updates'));
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(3);
  },
});

export const Checked = meta.story({ args: { defaultChecked: true } });

export const Indeterminate = meta.story({
  args: { label: 'All pictures', defaultChecked: 'indeterminate', hint: '2 of 6 are selected.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await expect(box).toHaveAccessibleDescription('2 of 6 are selected.');
  },
});

export const Invalid = meta.story({
  args: {
    required: true,
    label: (
      <>
        I agree to the <a href="#terms">terms of service</a>
      </>
    ),
    error: 'Agree to the terms to create an account.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms of service' });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('Agree to the terms to create an account.');
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultChecked: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Send me product updates'));
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).not.toHaveFocus();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Grid gap="l" column="l">
      {([false, true, 'indeterminate'] as const).flatMap((checked) => [
        <Checkbox key={`${checked}`} label={String(checked)} defaultChecked={checked} hint="A hint" />,
        <Checkbox key={`${checked}-invalid`} label="Invalid" defaultChecked={checked} error="An error" />,
        <Checkbox key={`${checked}-disabled`} label="Disabled" defaultChecked={checked} disabled />,
      ])}
    </Grid>
  ),
});

export const Phone = meta.story({
  args: {
    label: 'I have the right to use these pictures, and nobody in them minds that I do',
    hint: 'We do not see the pictures: they stay on your device.',
  },
  globals: { viewport: { value: 'mobile1' } },
});
