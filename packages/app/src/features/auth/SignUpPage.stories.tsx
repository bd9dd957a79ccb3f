import { type SignUpSnapshot, signUpMachine } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, type screen, userEvent } from 'storybook/test';
import { SignUpView } from './SignUpPage';

const send = fn();

/** The view in one state of its machine. */
function inState(
  value: SignUpSnapshot['value'],
  context: Partial<SignUpSnapshot['context']> = {},
  { returnTo = '/', founderSignUp = false } = {},
) {
  const snapshot = signUpMachine.resolveState({
    value,
    context: {
      now: () => 0,
      email: '',
      problem: undefined,
      fieldErrors: {},
      retryAt: undefined,
      ...context,
    },
  });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(signUp) => <SignUpView {...signUp} {...{ returnTo, founderSignUp }} prepare={fn()} />}
    </StoryActor>
  );
}

/** The queries of the plays. */
type Canvas = Pick<typeof screen, 'getByRole' | 'getByLabelText'>;

const passwordIn = (canvas: Canvas) => canvas.getByLabelText(/^Password/, { selector: 'input' });
const submitIn = (canvas: Canvas) => canvas.getByRole('button', { name: /^Create account/ });

const meta = preview.meta({
  title: 'Pages/Auth/Sign up',
  parameters: { layout: 'fullscreen', route: '/signup' },
  beforeEach: () => {
    send.mockClear();
  },
});

export const Editing = meta.story({
  parameters: {
    spec: ['sign-up.form', 'sign-up.link', 'valid.password-hint', 'valid.password-words'],
    states: ['sign-up.editing'],
  },
  render: () => inState('editing'),
  play: async ({ canvas, step }) => {
    await step('by keyboard, from Google to the password', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
      await userEvent.keyboard('Ada Lovelace');
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
      await userEvent.keyboard('ada@example.com');
      await userEvent.tab();
      await expect(passwordIn(canvas)).toHaveFocus();
    });
    await step('the password says how long and how strong it is', async () => {
      await expect(passwordIn(canvas)).toHaveAttribute('autocomplete', 'new-password');
      await expect(passwordIn(canvas)).toHaveAccessibleDescription(/Password must be at least 6 characters/);
      await userEvent.keyboard('lovelace');
      await expect(passwordIn(canvas)).toHaveAccessibleDescription(/Weak password/);
      await userEvent.keyboard('1815');
      await expect(passwordIn(canvas)).toHaveAccessibleDescription(/Medium strength/);
      await userEvent.keyboard('A!');
      await expect(passwordIn(canvas)).toHaveAccessibleDescription(/Strong password/);
      await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
    });
    await step('Enter sends it all', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(send).toHaveBeenLastCalledWith({
        type: 'details.submit',
        fullName: 'Ada Lovelace',
        email: 'ada@example.com',
        password: 'lovelace1815A!',
        founder: false,
      });
    });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  },
});

/** In a build with founder accounts. */
export const WithFounderOption = meta.story({
  parameters: { spec: ['sign-up.founder', 'valid.password-hint'], states: ['sign-up.editing'] },
  render: () => inState('editing', {}, { returnTo: '/account', founderSignUp: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/signin?returnTo=%2Faccount',
    );
    await userEvent.type(passwordIn(canvas), 'abc');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Create a founder account' }));
    await userEvent.click(submitIn(canvas));
    await expect(send).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'details.submit', password: 'abc', founder: true }),
    );
  },
});

export const Incomplete = meta.story({
  parameters: { spec: ['valid.sign-up'], states: ['sign-up.editing'] },
  render: () =>
    inState('editing', {
      fieldErrors: {
        fullName: 'Enter your full name.',
        email: 'Enter your email address.',
        password: 'Enter a password.',
      },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    await expect(passwordIn(canvas)).toHaveAccessibleDescription(/^Enter a password\. Password must/);
  },
});

/** The reason is shown only beside the password. */
export const WeakPassword = meta.story({
  parameters: { states: ['sign-up.editing'] },
  render: () =>
    inState('editing', {
      email: 'ada@example.com',
      problem: {
        code: 'weak_password',
        message: 'Password should be at least 6 characters.',
        reasons: ['length'],
      },
      fieldErrors: { password: 'Password must be at least 6 characters.' },
    }),
  play: async ({ canvas }) => {
    await expect(passwordIn(canvas)).toHaveFocus();
    await expect(canvas.queryByText('Password should be at least 6 characters.')).toBeNull();
  },
});

export const Unreachable = meta.story({
  parameters: { states: ['sign-up.editing'] },
  render: () =>
    inState('editing', {
      problem: {
        code: 'unreachable',
        message: 'We couldn’t reach the server. Check your connection and try again later.',
      },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We couldn’t reach the server/)).toBeVisible();
    await userEvent.click(submitIn(canvas));
    await expect(send).toHaveBeenCalledOnce();
  },
});

export const Submitting = meta.story({
  parameters: { states: ['sign-up.submitting'] },
  render: () => inState('submitting', { email: 'ada@example.com' }),
  play: async ({ canvas }) => {
    await userEvent.type(passwordIn(canvas), 'lovelace1815{Enter}');
    await userEvent.click(submitIn(canvas));
    await expect(send).not.toHaveBeenCalled();
    await expect(passwordIn(canvas)).toHaveValue('lovelace1815');
    await expect(canvas.getByRole('status')).toHaveTextContent('Creating your account');
  },
});

export const CoolingDown = meta.story({
  parameters: { states: ['sign-up.coolingDown'] },
  render: () =>
    inState('coolingDown', {
      retryAt: 65_000,
      problem: {
        code: 'over_email_send_rate_limit',
        message: 'For security purposes, you can only request this after 65 seconds.',
        retryAfterSeconds: 65,
      },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can try again in 1 minute 5 seconds\./)).toBeVisible();
    await userEvent.click(submitIn(canvas));
    await expect(send).not.toHaveBeenCalled();
  },
});

export const Redirecting = meta.story({
  parameters: { states: ['sign-up.redirecting'] },
  render: () => inState('redirecting'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Redirecting…' }));
    await userEvent.click(submitIn(canvas));
    await expect(send).not.toHaveBeenCalled();
  },
});

/** Shown while the home page loads. */
export const Done = meta.story({
  parameters: { states: ['sign-up.done'] },
  render: () => inState('done'),
});

export const Phone = meta.story({
  parameters: { states: ['sign-up.editing'] },
  globals: { viewport: { value: 'mobile1' } },
  render: () => inState('editing', {}, { founderSignUp: true }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(passwordIn(canvas), 'lovelace1815');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
