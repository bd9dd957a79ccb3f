import preview from '@verapix/storybook/preview';
import { Eye, Search } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Icon } from '../../primitives/Icon';
import { Inline } from '../../primitives/Inline';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { TextField, textFieldSizes } from './TextField';

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  parameters: {
    about: {
      purpose: 'One line of text: a name, an address, a key.',
      aliases: ['input', 'text input', 'search field'],
      avoid: [
        'For several lines, use `TextArea`.',
        'For a closed list, use `Select` or `RadioGroup`.',
        'For a password, use `PasswordField`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to it, then to the button at its end, if any.' },
        { keys: ['Enter'], does: 'Submits its form.' },
      ],
      announced:
        'A new error, and `notice` when it appears, politely. Hint and error are also read with the field.',
      behaviour: [
        'Set `type`, `autoComplete` and `inputMode` with the browser’s values. An error also marks it as invalid.',
      ],
    },
  },
  args: { label: 'Key name', onChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: textFieldSizes } },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Key name' });
    await userEvent.click(canvas.getByText('Key name'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Staging');
    await expect(input).toHaveValue('Staging');
    await expect(args.onChange).toHaveBeenCalledTimes(7);
  },
});

export const WithHint = meta.story({
  args: { hint: 'Only you see it. It helps to tell keys apart.', placeholder: 'Production' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Only you see it. It helps to tell keys apart.',
    );
  },
});

export const Required = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Key name' })).toBeRequired();
  },
});

export const Invalid = meta.story({
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'mail@',
    hint: 'We send the receipt there.',
    error: 'This is not an email address. Write it as name@example.com.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'This is not an email address. Write it as name@example.com. We send the receipt there.',
    );
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'Production' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
    await userEvent.type(input, 'x', { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: 'vp_live_4f2a', label: 'Key' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Key' })).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const WithIcon = meta.story({
  args: {
    label: 'Search the blog',
    hideLabel: true,
    type: 'search',
    icon: <Icon of={Search} />,
    placeholder: 'Search',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search the blog' })).toBeVisible();
  },
});

const reveal = fn();

export const WithButton = meta.story({
  args: {
    label: 'Password',
    type: 'password',
    defaultValue: 'correct horse',
    end: <IconButton icon={<Icon of={Eye} />} label="Show password" onClick={reveal} />,
  },
  play: async ({ canvas }) => {
    reveal.mockClear();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(reveal).toHaveBeenCalledOnce();
  },
});

export const BesideButton = meta.story({
  render: (args) => (
    <Inline align="end">
      <TextField {...args} />
      <Button size={args.size ?? 'l'}>Create new key</Button>
    </Inline>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <Grid gap="l">
      {textFieldSizes.flatMap((size) => [
        <TextField key={`${size}-empty`} size={size} label={`Empty, ${size}`} placeholder="Placeholder" />,
        <TextField
          key={`${size}-filled`}
          size={size}
          label="Filled"
          defaultValue="Production"
          hint="A hint"
        />,
        <TextField
          key={`${size}-required`}
          size={size}
          label="Required"
          required
          icon={<Icon of={Search} />}
        />,
        <TextField key={`${size}-end`} size={size} label="With an end" defaultValue="12" end="px" />,
        <TextField
          key={`${size}-invalid`}
          size={size}
          label="Invalid"
          defaultValue="Prod"
          error="Too short."
        />,
        <TextField key={`${size}-both`} size={size} label="Invalid, hint" error="Too short." hint="A hint" />,
        <TextField
          key={`${size}-disabled`}
          size={size}
          label="Disabled"
          disabled
          placeholder="Placeholder"
        />,
        <TextField
          key={`${size}-disabled-filled`}
          size={size}
          label="Disabled, filled"
          disabled
          defaultValue="Prod"
        />,
      ])}
    </Grid>
  ),
});

export const Phone = meta.story({
  args: {
    required: true,
    hint: 'Only you see it. It helps to tell the keys of several projects apart.',
    error: 'You already have a live key of this name. Choose another name, or delete the old key first.',
    defaultValue: 'Production',
  },
  globals: { viewport: { value: 'mobile1' } },
});
