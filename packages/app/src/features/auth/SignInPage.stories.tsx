import { type SignInSnapshot, signInMachine } from '@verapix/machines';
import * as problems from '@verapix/messages/problems';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, type screen, userEvent } from 'storybook/test';
import { SignInView } from './SignInPage';

const send = fn();
const prepare = fn();

/** The view in one state of its machine. */
function inState(
  value: SignInSnapshot['value'],
  context: Partial<SignInSnapshot['context']> = {},
  returnTo = '/',
) {
  const snapshot = signInMachine.resolveState({
    value,
    context: {
      now: () => 0,
      email: '',
      problem: undefined,
      fieldErrors: {},
      retryAt: undefined,
      isFormOpen: true,
      mailRetryAt: undefined,
      ...context,
    },
  });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(signIn) => <SignInView {...signIn} returnTo={returnTo} prepare={prepare} />}
    </StoryActor>
  );
}

const unconfirmed = {
  email: 'ada@example.com',
  problem: { code: 'email_not_confirmed', message: 'You haven’t confirmed your email address yet.' },
};

/** The queries of the plays. */
type Canvas = Pick<typeof screen, 'getByRole' | 'getByLabelText'>;

const emailIn = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Email' });
const passwordIn = (canvas: Canvas) => canvas.getByLabelText(/^Password/, { selector: 'input' });
const submitIn = (canvas: Canvas) => canvas.getByRole('button', { name: /^Sign in/ });

const meta = preview.meta({
  title: 'Pages/Auth/Sign in',
  parameters: { layout: 'fullscreen', route: '/signin' },
  beforeEach: () => {
    send.mockClear();
    prepare.mockClear();
  },
});

export const Choosing = meta.story({
  parameters: {
    spec: ['product.sign-in-ways', 'sign-in.google', 'sign-in.email', 'sign-in.links', 'state.sign-in-form'],
    states: ['sign-in.choosing'],
  },
  render: () => inState('choosing', { isFormOpen: false }),
  play: async ({ canvas, step }) => {
    await step('Google comes first, e-mail second; the focus loads the clients', async () => {
      await expect(prepare).not.toHaveBeenCalled();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toHaveFocus();
      await expect(prepare).toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(send).toHaveBeenLastCalledWith({ type: 'google.chosen' });
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(send).toHaveBeenLastCalledWith({ type: 'email.chosen' });
    });
    await step('the form is not there yet', async () => {
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
  },
});

/** Where the user goes after signing in is kept on the way to signing up. */
export const WithReturn = meta.story({
  parameters: { states: ['sign-in.choosing'], chromatic: { disableSnapshot: true } },
  render: () => inState('choosing', { isFormOpen: false }, '/blog/x#top'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup?returnTo=%2Fblog%2Fx%23top',
    );
  },
});

export const Editing = meta.story({
  parameters: {
    spec: ['product.sign-in-ways', 'sign-in.email', 'sign-in.forgot'],
    states: ['sign-in.editing'],
  },
  render: () => inState('editing'),
  play: async ({ canvas, step }) => {
    await step('the form begins in the e-mail', async () => {
      await expect(emailIn(canvas)).toHaveFocus();
      await expect(emailIn(canvas)).toHaveAttribute('autocomplete', 'username');
      await expect(passwordIn(canvas)).toHaveAttribute('autocomplete', 'current-password');
    });
    await step('a forgotten password without an address leads to the e-mail', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
      await expect(send).toHaveBeenLastCalledWith({ type: 'reset.requested', email: '' });
      await expect(emailIn(canvas)).toHaveFocus();
    });
    await step('Enter sends what was typed', async () => {
      await userEvent.keyboard('free@example.com');
      await userEvent.tab();
      await userEvent.keyboard(' verapix-demo{Enter}');
      await expect(send).toHaveBeenLastCalledWith({
        type: 'credentials.submit',
        email: 'free@example.com',
        password: ' verapix-demo',
      });
    });
    await step('the link to reset goes to the address in the form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
      await expect(send).toHaveBeenLastCalledWith({ type: 'reset.requested', email: 'free@example.com' });
    });
  },
});

export const Incomplete = meta.story({
  parameters: { spec: ['valid.sign-in'], states: ['sign-in.editing'] },
  render: () =>
    inState('editing', {
      fieldErrors: { email: 'Enter your email address.', password: 'Enter your password.' },
    }),
  play: async ({ canvas }) => {
    await expect(emailIn(canvas)).toHaveAccessibleDescription('Enter your email address.');
    await expect(passwordIn(canvas)).toHaveAccessibleDescription('Enter your password.');
    await expect(emailIn(canvas)).toHaveFocus();
  },
});

/** The toast has only a title: the reason is announced here, and stays visible. */
export const Refused = meta.story({
  parameters: { spec: ['error.login-logged'], states: ['sign-in.editing'] },
  render: () =>
    inState('editing', {
      email: 'free@example.com',
      problem: { code: 'invalid_credentials', message: 'That email address or password is wrong.' },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That email address or password is wrong.');
  },
});

export const Submitting = meta.story({
  parameters: { states: ['sign-in.submitting'] },
  render: () => inState('submitting', { email: 'free@example.com' }),
  play: async ({ canvas }) => {
    await userEvent.type(emailIn(canvas), 'free@example.com{Enter}');
    await userEvent.click(submitIn(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expect(send).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Signing you in');
  },
});

export const Unconfirmed = meta.story({
  parameters: { states: ['sign-in.unconfirmed'] },
  render: () => inState('unconfirmed', unconfirmed),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('we sent to ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Resend the email' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'resend.requested' });
    await expect(submitIn(canvas)).toBeEnabled();
  },
});

export const Resending = meta.story({
  parameters: { states: ['sign-in.resending'] },
  render: () => inState('resending', unconfirmed),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Resend the email/ }));
    await expect(send).not.toHaveBeenCalled();
  },
});

/** The seconds left, without an announcement of each. */
export const CoolingDown = meta.story({
  parameters: { states: ['sign-in.coolingDown'] },
  render: () =>
    inState('coolingDown', {
      retryAt: 29_400,
      problem: {
        code: 'over_request_rate_limit',
        message: 'For security purposes, you can only request this after 30 seconds.',
        retryAfterSeconds: 30,
      },
    }),
  play: async ({ canvas }) => {
    const wait = canvas.getByText(/You can try again in 30 seconds\./);
    await expect(wait.closest('[aria-live], [role="alert"], [role="status"]')).toBeNull();
    await userEvent.type(passwordIn(canvas), 'secret{Enter}');
    await userEvent.click(submitIn(canvas));
    await expect(send).not.toHaveBeenCalled();
    await expect(submitIn(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'google.chosen' });
  },
});

/** Another mail must wait; signing in need not. */
export const MailHeldBack = meta.story({
  parameters: { states: ['sign-in.editing'] },
  render: () => inState('editing', { mailRetryAt: 29_400 }),
  play: async ({ canvas }) => {
    const wait = canvas.getByText('We can send another email in 30 seconds.');
    await expect(wait.closest('[aria-live], [role="alert"], [role="status"]')).toBeNull();
    await userEvent.type(passwordIn(canvas), 'secret');
    await userEvent.type(emailIn(canvas), 'free@example.com{Enter}');
    await expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'credentials.submit' }));
    await expect(canvas.getByRole('button', { name: 'Forgot password?' })).toBeEnabled();
  },
});

export const RequestingReset = meta.story({
  parameters: { states: ['sign-in.requestingReset'] },
  render: () => inState('requestingReset'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Forgot password\?/ }));
    await userEvent.click(submitIn(canvas));
    await expect(send).not.toHaveBeenCalled();
  },
});

export const Redirecting = meta.story({
  parameters: { states: ['sign-in.redirecting'] },
  render: () => inState('redirecting', { isFormOpen: false }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Redirecting…' }));
    await expect(send).not.toHaveBeenCalled();
  },
});

/** Shown while the next page loads. */
export const Done = meta.story({
  parameters: { states: ['sign-in.done'] },
  render: () => inState('done'),
});

/** The second step, for users with an authenticator app. */
export const EnteringCode = meta.story({
  parameters: { states: ['sign-in.enteringCode'] },
  render: () => inState('enteringCode'),
  play: async ({ canvas, step }) => {
    const field = await canvas.findByRole('textbox', { name: '6-digit code' });
    await step('the field has the focus, and phones can fill it in', async () => {
      await expect(field).toHaveFocus();
      await expect(field).toHaveAttribute('inputmode', 'numeric');
      await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    });
    await step('Enter sends the code', async () => {
      await userEvent.keyboard('123 456{Enter}');
      await expect(send).toHaveBeenLastCalledWith({ type: 'code.submit', code: '123 456' });
    });
    await step('Cancel signs out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(send).toHaveBeenLastCalledWith({ type: 'code.cancelled' });
    });
    await expect(canvas.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  },
});

export const WrongCode = meta.story({
  parameters: { states: ['sign-in.enteringCode'] },
  render: () =>
    inState('enteringCode', {
      fieldErrors: { code: 'This code is wrong. Enter the one your authenticator app shows now.' },
    }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '6-digit code' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^This code is wrong/);
  },
});

/** In place of the app's code. What is said of a wrong one stands beside its field. */
export const UsingARecoveryCode = meta.story({
  parameters: { states: ['sign-in.enteringCode'] },
  render: () => inState('enteringCode', { fieldErrors: { code: problems.wrongRecoveryCode } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }));
    await userEvent.keyboard('k7mq-2xvt-9bhd-4nrc{Enter}');
    await expect(send).toHaveBeenLastCalledWith({ type: 'code.submit', code: 'k7mq-2xvt-9bhd-4nrc' });
    const field = canvas.getByRole('textbox', { name: 'Recovery code' });
    await expect(field).toHaveAccessibleDescription(/^This recovery code is wrong or was already used/);
  },
});

export const TooManyCodes = meta.story({
  parameters: { states: ['sign-in.enteringCode'], chromatic: { disableSnapshot: true } },
  render: () =>
    inState('enteringCode', {
      problem: {
        code: 'over_request_rate_limit',
        message: 'Too many codes were entered. Wait a few minutes, then enter a new one.',
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Too many codes were entered/);
  },
});

export const VerifyingCode = meta.story({
  parameters: { states: ['sign-in.verifyingCode'], chromatic: { disableSnapshot: true } },
  render: () => inState('verifyingCode'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Checking the code/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: '6-digit code' }), '123456{Enter}');
    await expect(send).not.toHaveBeenCalled();
  },
});

/** The session that the password began is being ended. */
export const Abandoning = meta.story({
  parameters: { states: ['sign-in.abandoning'], chromatic: { disableSnapshot: true } },
  render: () => inState('abandoning'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Checking the code/ })).toBeVisible();
  },
});

export const Phone = meta.story({
  parameters: { states: ['sign-in.unconfirmed'] },
  globals: { viewport: { value: 'mobile1' } },
  render: () =>
    inState('unconfirmed', { ...unconfirmed, email: 'wolfeschlegelsteinhausenbergerdorff@example.com' }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
