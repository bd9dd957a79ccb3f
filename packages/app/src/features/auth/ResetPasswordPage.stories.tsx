import { passwordResetMachine } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, userEvent } from 'storybook/test';
import { ResetPasswordView, type ResetPasswordViewProps } from './ResetPasswordPage';
import { missingLink } from './password-reset.flow';

const send = fn();

type Snapshot = ResetPasswordViewProps['snapshot'];

/** The view in one state of its machine. */
function inState(value: Snapshot['value'], context: Partial<Snapshot['context']> = {}, signedInAs?: string) {
  const snapshot = passwordResetMachine.resolveState({
    value,
    context: {
      email: 'free@example.com',
      problem: undefined,
      fieldErrors: {},
      asksCurrent: false,
      asksCode: false,
      ...context,
    },
  });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(reset) => <ResetPasswordView {...reset} signedInAs={signedInAs} />}
    </StoryActor>
  );
}

const deadLink = { code: 'invalid_link', message: 'Authentication link is invalid or expired' };

const meta = preview.meta({
  title: 'Pages/Auth/Reset password',
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/account/reset-password' },
});

export const Checking = meta.story({
  render: () => inState('checking'),
  parameters: { states: ['password-reset.checking'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checking whose password this is.')).toBeVisible();
  },
});

export const Ready = meta.story({
  render: () => inState('ready'),
  parameters: { spec: ['account.reset-path'], states: ['password-reset.ready'] },
  play: async ({ canvas, step }) => {
    const password = canvas.getByLabelText(/^New password/, { selector: 'input' });
    const repeated = canvas.getByLabelText(/^Repeat new password/, { selector: 'input' });
    await step('by keyboard, from field to field, with a look at what was typed', async () => {
      await userEvent.tab();
      await expect(password).toHaveFocus();
      await userEvent.keyboard('Correct horse 9!');
      await expect(password).toHaveAccessibleDescription(/at least 6 characters.*Strong password/);
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(password).toHaveAttribute('type', 'text');
      await userEvent.tab();
      await expect(repeated).toHaveFocus();
    });
    await step('Enter sends both, exactly as typed', async () => {
      await userEvent.keyboard('Correct horse 9! {Enter}');
      await expect(send).toHaveBeenCalledOnce();
      await expect(send).toHaveBeenCalledWith({
        type: 'password.submit',
        current: '',
        code: '',
        password: 'Correct horse 9!',
        repeated: 'Correct horse 9! ',
      });
      await expect(password).toHaveAttribute('type', 'password');
    });
  },
});

/** A password manager gets the address and the new password. */
export const ForPasswordManagers = meta.story({
  render: () => inState('ready'),
  parameters: { states: ['password-reset.ready'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[autocomplete="username"]')).toHaveValue('free@example.com');
    for (const field of canvas.getAllByLabelText(/password/i, { selector: 'input' }))
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
  },
});

/** A link for another account than the signed-in one. */
export const ForAnotherAccount = meta.story({
  render: () => inState('ready', {}, 'premium@example.com'),
  parameters: { states: ['password-reset.ready'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’re signed in as premium@example.com/)).toBeVisible();
  },
});

/** The link of a mail does not say whose it is. */
export const ByMail = meta.story({
  render: () => inState('ready', { email: '' }, 'premium@example.com'),
  parameters: { states: ['password-reset.ready'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^For the account the email was sent to\. You’re signed in as premium/),
    ).toBeVisible();
  },
});

/** A signed-in user gives the current password too. */
export const SignedIn = meta.story({
  render: () => inState('ready', { asksCurrent: true }, 'free@example.com'),
  parameters: { states: ['password-reset.ready'] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const current = canvas.getByLabelText(/^Current password/, { selector: 'input' });
    await expect(current).toHaveFocus();
    await expect(current).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.keyboard('old one{Enter}');
    await expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'password.submit', current: 'old one' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'link.requested' });
  },
});

export const WrongCurrentPassword = meta.story({
  render: () =>
    inState(
      'ready',
      {
        asksCurrent: true,
        problem: { code: 'current_password_invalid', message: 'Current password required.' },
        fieldErrors: { current: 'That’s not your current password.' },
      },
      'free@example.com',
    ),
  parameters: { states: ['password-reset.ready'] },
  play: async ({ canvas }) => {
    const current = canvas.getByLabelText(/^Current password/, { selector: 'input' });
    await expect(current).toHaveFocus();
    await expect(current).toHaveAccessibleDescription('That’s not your current password.');
    await expect(canvas.queryByText('Enter your current password to set a new one.')).toBeNull();
  },
});

/** The sign-in was long ago: the code was mailed, and its field has the focus. */
export const CodeMailed = meta.story({
  render: () => inState('ready', { asksCurrent: true, asksCode: true }, 'free@example.com'),
  parameters: { states: ['password-reset.ready'] },
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText(/^6-digit code/, { selector: 'input' });
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription(/mailed a code to free@example.com/);
    await userEvent.keyboard('123 456{Enter}');
    await expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'password.submit', code: '123 456' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'code.requested' });
  },
});

/** An account that began with Google has no current password. */
export const CodeExpired = meta.story({
  render: () =>
    inState(
      'ready',
      { asksCode: true, fieldErrors: { code: 'This code is wrong or has expired.' } },
      'free@example.com',
    ),
  parameters: { states: ['password-reset.ready'] },
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText(/^6-digit code/, { selector: 'input' });
    await expect(code).toHaveFocus();
    await expect(code).toBeInvalid();
    await expect(canvas.queryByLabelText(/^Current password/, { selector: 'input' })).toBeNull();
  },
});

/** Saving found that a code is needed. */
export const SendingCode = meta.story({
  render: () => inState('sendingCode', { asksCurrent: true }, 'free@example.com'),
  parameters: { states: ['password-reset.sendingCode'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save new password/ }));
    await expect(send).not.toHaveBeenCalled();
  },
});

export const SendingLink = meta.story({
  render: () => inState('sendingLink', { asksCurrent: true }, 'free@example.com'),
  parameters: { states: ['password-reset.sendingLink'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Forgot password/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Save new password/ }));
    await expect(send).not.toHaveBeenCalled();
  },
});

export const FieldErrors = meta.story({
  render: () => inState('ready', { fieldErrors: { repeated: 'The passwords don’t match.' } }),
  parameters: { states: ['password-reset.ready'] },
  play: async ({ canvas }) => {
    const repeated = canvas.getByLabelText(/^Repeat new password/, { selector: 'input' });
    await expect(repeated).toHaveFocus();
    await expect(repeated).toHaveAccessibleDescription('The passwords don’t match.');
  },
});

/** The server's error is shown beside the field, and not repeated above it. */
export const Weak = meta.story({
  render: () =>
    inState('ready', {
      problem: { code: 'weak_password', message: 'Password should be at least 6 characters.' },
      fieldErrors: { password: 'Password must be at least 6 characters.' },
    }),
  parameters: { states: ['password-reset.ready'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^New password/, { selector: 'input' })).toBeInvalid();
    await expect(canvas.queryByText('Password should be at least 6 characters.')).toBeNull();
  },
});

export const Refused = meta.story({
  render: () =>
    inState('ready', {
      problem: {
        code: 'unreachable',
        message: 'We couldn’t reach the server. Check your connection and try again later.',
      },
    }),
  parameters: { states: ['password-reset.ready'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/We couldn’t reach the server/);
  },
});

export const Saving = meta.story({
  render: () => inState('saving'),
  parameters: { states: ['password-reset.saving'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save new password/ }));
    await userEvent.type(canvas.getByLabelText(/^Repeat new password/, { selector: 'input' }), '{Enter}');
    await expect(send).not.toHaveBeenCalled();
  },
});

/** Shown while the account page loads. */
export const Done = meta.story({
  render: () => inState('done'),
  parameters: { states: ['password-reset.done'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to your account' })).toHaveAttribute(
      'href',
      '/account',
    );
  },
});

export const Invalid = meta.story({
  render: () => inState('invalid', { email: '', problem: deadLink }),
  parameters: { states: ['password-reset.invalid'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Authentication link is invalid or expired/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to sign-in' })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/signin');
  },
});

/** A signed-in user needs no link. */
export const InvalidForSignedIn = meta.story({
  render: () => inState('invalid', { email: '', problem: deadLink }, 'premium@example.com'),
  parameters: { states: ['password-reset.invalid'] },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(send).toHaveBeenCalledOnce();
    await expect(send).toHaveBeenCalledWith({ type: 'check.retried' });
  },
});

export const WithoutLink = meta.story({
  render: () =>
    inState('invalid', {
      email: '',
      problem: missingLink,
    }),
  parameters: { states: ['password-reset.invalid'] },
});

/** The link may be valid, but the backend could not be reached. */
export const NotChecked = meta.story({
  render: () =>
    inState('invalid', {
      email: '',
      problem: { code: 'server_error', message: 'The server had a problem. Please try again later.' },
    }),
  parameters: { states: ['password-reset.invalid'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(send).toHaveBeenCalledOnce();
    await expect(send).toHaveBeenCalledWith({ type: 'check.retried' });
  },
});

export const Phone = meta.story({
  render: () => inState('ready', {}, 'premium@example.com'),
  parameters: { states: ['password-reset.ready'] },
  globals: { viewport: { value: 'mobile2' } },
});
