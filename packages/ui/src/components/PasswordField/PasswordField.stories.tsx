import preview from '@verapix/storybook/preview';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Stack } from '../../primitives/Stack';
import { Button } from '../Button';
import { Form } from '../Form';
import { StrengthMeter } from '../StrengthMeter';
import { PasswordField, passwordFieldUses } from './PasswordField';

const meta = preview.meta({
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' as const, onChange: fn() },
  argTypes: { autoComplete: { control: 'inline-radio', options: passwordFieldUses } },
  parameters: {
    about: {
      purpose:
        'Asks for a password and lets people check what they typed: a button reveals it, and Caps Lock is indicated.',
      aliases: ['secret input'],
      avoid: [
        'For a secret to read or copy, use `SecretField`.',
        'For any other line of text, use `TextField`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to the field, then to the button that reveals the password.' },
        {
          keys: ['Enter'],
          does: 'In the field, submits the form; on the button, reveals or hides the password.',
        },
        { keys: ['Space'], does: 'On the button, reveals or hides the password.' },
      ],
      announced: '“Caps Lock is on.”, and a new error, politely.',
      behaviour: [
        'Submitting the form hides the password again; leaving the field does not. The caret stays when the button is clicked. Pasting and password managers work.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard(' Horse 9 ');
    await expect(input).toHaveValue(' Horse 9 ');
    await expect(args.onChange).toHaveBeenCalledTimes(9);
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await expect(input).toHaveAttribute('spellcheck', 'false');
  },
});

export const Shown = meta.story({
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas, step }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    await step('a press reveals it and keeps the caret', async () => {
      input.focus();
      input.setSelectionRange(3, 7);
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(input).toHaveAttribute('type', 'text');
      await expect(input).toHaveFocus();
      await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 7]);
      await expect(input).toHaveAttribute('spellcheck', 'false');
    });
    await step('so does the keyboard, and it hides it again', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveAttribute('type', 'password');
      await userEvent.keyboard(' ');
      await expect(input).toHaveAttribute('type', 'text');
      await expect(input).toHaveValue('correct horse');
    });
  },
});

export const Pasted = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.paste('from a password manager');
    await expect(canvas.getByLabelText('Password')).toHaveValue('from a password manager');
  },
});

/** Shown as soon as a key press reveals the state, until the field loses the focus. */
export const CapsLock = meta.story({
  args: { hint: 'Password must be at least 6 characters' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    const press = (modifierCapsLock: boolean) => fireEvent.keyDown(input, { key: 'a', modifierCapsLock });
    input.focus();
    await press(true);
    await expect(canvas.getByText('Caps Lock is on.')).toBeVisible();
    await expect(input).toBeValid();
    await press(false);
    await expect(canvas.queryByText('Caps Lock is on.')).toBeNull();
    await press(true);
    await userEvent.tab();
    await expect(canvas.queryByText('Caps Lock is on.')).toBeNull();
    input.focus();
    await press(true);
    await expect(canvas.getByText('Caps Lock is on.')).toBeVisible();
  },
});

export const HiddenWhenSent = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Form fields={['password']} onSubmit={sent}>
      <PasswordField {...args} name="password" />
      <Button type="submit">Sign in</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, ' correct horse ');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.type(input, '{Enter}');
    await expect(sent).toHaveBeenCalledWith({ password: ' correct horse ' });
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue(' correct horse ');
  },
});

const sent = fn();

export const WithStrength = meta.story({
  args: { autoComplete: 'new-password', 'aria-describedby': 'strength', defaultValue: 'correct horse' },
  render: (args) => (
    <Stack gap="xs">
      <PasswordField {...args} />
      <StrengthMeter id="strength" score={60} label="Medium strength" tone="warning" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Medium strength/);
  },
});

export const Invalid = meta.story({
  args: { error: 'Enter your password.', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Password/, { selector: 'input' })).toBeInvalid();
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'correct horse' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).not.toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeDisabled();
  },
});

export const Phone = meta.story({
  args: {
    autoComplete: 'new-password',
    hint: 'Password must be at least 6 characters',
    defaultValue: 'a long password of several words that goes on',
  },
  globals: { viewport: { value: 'mobile1' } },
});

export const Matrix = meta.story({
  render: (args) => (
    <Grid gap="l">
      <PasswordField {...args} label="Empty" />
      <PasswordField {...args} label="Filled" defaultValue="correct horse" hint="A hint" />
      <PasswordField {...args} label="Required" required />
      <PasswordField {...args} label="Invalid" error="Enter your password." hint="A hint" />
      <PasswordField {...args} label="Disabled" disabled defaultValue="correct horse" />
      <PasswordField {...args} label="Small" size="m" defaultValue="correct horse" />
    </Grid>
  ),
});
