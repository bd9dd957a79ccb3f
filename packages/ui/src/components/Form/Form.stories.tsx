import preview from '@verapix/storybook/preview';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import { PasswordField } from '../PasswordField';
import { RadioGroup } from '../RadioGroup';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { Form, type FormProps } from './Form';

type SignUp = 'fullName' | 'email' | 'password' | 'founder';

const fields: readonly SignUp[] = ['fullName', 'email', 'password', 'founder'];

const onSubmit = fn<(values: object) => void>();

/** The form of all stories here. */
function SignUpForm(props: Partial<FormProps<SignUp>>) {
  return (
    <Form fields={fields} onSubmit={onSubmit} {...props}>
      <TextField label="Full name" name="fullName" autoComplete="name" required />
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      <PasswordField label="Password" name="password" autoComplete="new-password" required />
      <Checkbox label="Create a founder account" name="founder" />
      <Button
        type="submit"
        tone="accent"
        variant="solid"
        size="l"
        pending={props.pending ?? false}
        pendingLabel="Creating your account"
      >
        Create account
      </Button>
    </Form>
  );
}

const meta = preview.meta({
  title: 'Components/Form',
  component: SignUpForm,
  beforeEach: () => {
    onSubmit.mockClear();
  },
  parameters: {
    about: {
      purpose:
        'Sends fields together. On errors it moves people to the first one and keeps everything they typed.',
      aliases: ['fieldset', 'validation'],
      avoid: [
        'For settings that take effect one by one, use `SettingsList`.',
        'Not for a single control without a submit button: handle its change.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves from field to field, then to the button.' },
        { keys: ['Enter'], does: 'In a single-line field, submits the form; not while it is being sent.' },
      ],
      announced:
        '`problem`, when it appears, unless `problemLive` is off. The first invalid field receives the focus and its error is read with it.',
      behaviour: ['It does not validate. An error that disappears does not move the focus.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('Enter submits the values, trimmed except for the password', async () => {
      await userEvent.type(canvas.getByLabelText(/Full name/), '  Ada Lovelace ');
      await userEvent.type(canvas.getByLabelText(/Email/), 'ada@example.com');
      await userEvent.type(canvas.getByLabelText(/Password/, { selector: 'input' }), ' secret {Enter}');
      await expect(onSubmit).toHaveBeenLastCalledWith({
        fullName: 'Ada Lovelace',
        email: 'ada@example.com',
        password: ' secret ',
        founder: '',
      });
    });
    await step('so does the button, also while the password is revealed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
      await expect(onSubmit).toHaveBeenLastCalledWith(
        expect.objectContaining({ password: ' secret ', founder: 'on' }),
      );
    });
    await step('and the values stay as typed', async () => {
      await expect(canvas.getByLabelText(/Full name/)).toHaveValue('  Ada Lovelace ');
      await expect(canvas.getByLabelText(/Password/, { selector: 'input' })).toHaveValue(' secret ');
      await expect(canvas.getByRole('checkbox')).toBeChecked();
    });
  },
});

/** Returns the missing fields after each submit. */
function CheckedForm() {
  const [errors, setErrors] = useState<Partial<Record<SignUp, ReactNode>>>({});
  const [renders, setRenders] = useState(0);
  return (
    <>
      <SignUpForm
        errors={{ ...errors }}
        onSubmit={({ fullName, email }) =>
          setErrors({
            ...(!fullName && { fullName: 'Enter your full name.' }),
            ...(!email && { email: 'Enter your email address.' }),
          })
        }
      />
      <Button onClick={() => setErrors({ email: errors.email })}>Forget the name</Button>
      <Button onClick={() => setRenders(renders + 1)}>Render again</Button>
    </>
  );
}

export const WithErrors = meta.story({
  render: () => <CheckedForm />,
  play: async ({ canvas, step }) => {
    const name = canvas.getByLabelText(/Full name/);
    const email = canvas.getByLabelText(/Email/);
    const send = canvas.getByRole('button', { name: 'Create account' });
    await step('the first invalid field receives the focus', async () => {
      await userEvent.click(send);
      await expect(name).toHaveFocus();
      await expect(name).toHaveAccessibleDescription('Enter your full name.');
      await expect(email).toBeInvalid();
    });
    await step('an error that disappears, or another render, moves nothing', async () => {
      const forget = canvas.getByRole('button', { name: 'Forget the name' });
      await userEvent.click(forget);
      await expect(forget).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Render again' }));
      await expect(canvas.getByRole('button', { name: 'Render again' })).toHaveFocus();
      await expect(name).not.toHaveAttribute('aria-invalid');
    });
    await step('the same error again receives the focus again', async () => {
      await userEvent.type(name, 'Ada');
      await userEvent.click(send);
      await expect(email).toHaveFocus();
      await userEvent.click(send);
      await expect(email).toHaveFocus();
      await expect(name).toHaveValue('Ada');
    });
    await userEvent.clear(name);
    await userEvent.click(send);
  },
});

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText(/Email/);
    await userEvent.type(email, 'ada@example.com{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /Create account/ }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(email).toHaveValue('ada@example.com');
  },
});

/** The errors arrive later: the focus moves then, not before. */
function SlowForm() {
  const [state, setState] = useState<'editing' | 'pending' | 'refused'>('editing');
  const errors = state === 'editing' ? undefined : { email: 'This address already has an account.' };
  return (
    <>
      <SignUpForm errors={errors} pending={state === 'pending'} onSubmit={() => setState('pending')} />
      <Button onClick={() => setState('refused')}>Answer</Button>
    </>
  );
}

export const RefusedLater = meta.story({
  render: () => <SlowForm />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText(/Email/);
    await userEvent.type(email, 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: /Create account/ }));
    await expect(email).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('ada@example.com');
  },
});

export const WithProblem = meta.story({
  args: { problem: 'We couldn’t reach the server. Check your connection and try again.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t reach the server.');
    await expect(canvasElement.querySelector('form')).toHaveAccessibleDescription(/couldn’t reach/);
  },
});

/** A toast announces the same problem: it is shown here but not announced twice. */
export const WithSilentProblem = meta.story({
  args: { problem: 'Your email address is not confirmed yet.', problemLive: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your email address is not confirmed yet.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Errors reach every kind of field. In a group the focus goes to the element that Tab would reach. */
export const OtherFields = meta.story({
  render: () => (
    <Form
      fields={['frequency', 'message']}
      onSubmit={onSubmit}
      errors={{ frequency: 'Choose how often.', message: 'Write a message.' }}
    >
      <RadioGroup
        label="Frequency"
        name="frequency"
        options={[
          { value: 'daily', label: 'Daily' },
          { value: 'weekly', label: 'Weekly' },
        ]}
      />
      <TextArea label="Message" name="message" />
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Daily' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      'Write a message.',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Weekly' }));
    await userEvent.type(canvas.getByRole('textbox'), ' Hello\n\nthere ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmit).toHaveBeenCalledWith({ frequency: 'weekly', message: 'Hello\n\nthere' });
  },
});

export const Phone = meta.story({
  args: {
    problem: 'We couldn’t reach the server. Check your connection and try again.',
    errors: { email: 'This is not an email address. Write it as name@example.com.' },
  },
  globals: { viewport: { value: 'mobile1' } },
});

export const Matrix = meta.story({
  args: {
    problem: 'Two things have to be put right.',
    errors: { fullName: 'Enter your full name.', password: 'Enter a password.' },
  },
});
