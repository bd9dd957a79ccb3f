import { authCallbackMachine } from '@verapix/machines';
import type { MailLinkType } from '@verapix/domain';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, userEvent } from 'storybook/test';
import { AuthCallbackView, type AuthCallbackViewProps } from './AuthCallbackPage';

const send = fn();

type Snapshot = AuthCallbackViewProps['snapshot'];

/** The view in one state of its machine. */
function inState(value: Snapshot['value'], context: Partial<Snapshot['context']> = {}, signedInAs?: string) {
  const snapshot = authCallbackMachine.resolveState({
    value,
    context: { callback: { kind: 'nothing' }, returnTo: '/', problem: undefined, ...context },
  });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(callback) => <AuthCallbackView {...callback} signedInAs={signedInAs} />}
    </StoryActor>
  );
}

const tokensOf = (email?: string) =>
  ({
    kind: 'tokens',
    accessToken: 'access',
    refreshToken: 'refresh',
    expected: false,
    ...(email && { email }),
  }) as const;

const meta = preview.meta({
  title: 'Pages/Auth/Callback',
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/auth/callback' },
});

export const Checking = meta.story({
  render: () => inState('checking'),
  parameters: { spec: ['callback.spinner'], states: ['auth-callback.checking'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Processing authentication...');
    await expect(canvas.getByText('Please wait while we complete your login.')).toBeVisible();
  },
});

export const SettingSession = meta.story({
  render: () => inState('settingSession', { callback: tokensOf() }),
  parameters: { states: ['auth-callback.settingSession'], chromatic: { disableSnapshot: true } },
});

export const Rechecking = meta.story({
  render: () => inState('rechecking'),
  parameters: { states: ['auth-callback.rechecking'], chromatic: { disableSnapshot: true } },
});

export const Succeeded = meta.story({
  render: () => inState('succeeded'),
  parameters: { states: ['auth-callback.succeeded'], chromatic: { disableSnapshot: true } },
});

/** Shown while the sign-in page, which asks for the code, loads. */
export const CodeRequired = meta.story({
  render: () => inState('codeRequired'),
  parameters: { states: ['auth-callback.codeRequired'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Processing authentication...');
  },
});

/** The sign-in was not started in this tab: the user sees the account before confirming. */
export const Confirming = meta.story({
  render: () => inState('confirming', { callback: tokensOf('free@example.com') }),
  parameters: { spec: ['callback.tokens'], states: ['auth-callback.confirming'] },
  play: async ({ canvas, step }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Continue as free@example.com?' });
    await step('the question has the focus, and Tab leads to the answers', async () => {
      await expect(heading).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(send).toHaveBeenLastCalledWith({ type: 'identity.confirmed' });
    });
    await step('it can be refused', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(send).toHaveBeenLastCalledWith({ type: 'identity.refused' });
      await expect(send).toHaveBeenCalledTimes(2);
    });
  },
});

/** A code does not contain the account. */
export const ConfirmingCode = meta.story({
  render: () => inState('confirming', { callback: { kind: 'code', code: 'a-code', expected: false } }),
  parameters: { states: ['auth-callback.confirming'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Continue signing in?' })).toHaveFocus();
  },
});

/** The address is shown as text, and wraps. */
export const ConfirmingStrangeAddress = meta.story({
  render: () =>
    inState('confirming', {
      callback: tokensOf('<img src=x onerror=alert(1)>wolfeschlegelsteinhausenbergerdorffwelche@example.com'),
    }),
  parameters: { states: ['auth-callback.confirming'] },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

const mailOf = (type: MailLinkType) => ({ kind: 'mail', tokenHash: 'token', type }) as const;

/** Opening a mailed link spends nothing. One button does what the page says. */
export const MailLink = meta.story({
  render: () => inState('confirming', { callback: mailOf('signup') }),
  parameters: { states: ['auth-callback.confirming'] },
  play: async ({ canvas, step }) => {
    await step('the title has the focus, and Tab leads to the one button', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Confirm your email address' }),
      ).toHaveFocus();
      await expect(canvas.getAllByRole('button')).toHaveLength(1);
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Confirm email address' })).toHaveFocus();
      await expect(send).not.toHaveBeenCalled();
    });
    await userEvent.keyboard('{Enter}');
    await expect(send).toHaveBeenLastCalledWith({ type: 'identity.confirmed' });
  },
});

export const MagicLink = meta.story({
  render: () => inState('confirming', { callback: mailOf('magiclink') }),
  parameters: { states: ['auth-callback.confirming'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign in by email' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
});

export const Invitation = meta.story({
  render: () => inState('confirming', { callback: mailOf('invite') }),
  parameters: { states: ['auth-callback.confirming'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You’re invited' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accept invitation' })).toBeVisible();
  },
});

/** A reset that was sent from the dashboard: the page with the new password comes next. */
export const RecoveryLink = meta.story({
  render: () => inState('confirming', { callback: mailOf('recovery') }),
  parameters: { states: ['auth-callback.confirming'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
});

export const AddressChange = meta.story({
  render: () => inState('confirming', { callback: mailOf('email_change') }),
  parameters: { states: ['auth-callback.confirming'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirm your new email address' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Confirm change' })).toBeVisible();
  },
});

export const MailLinkChecking = meta.story({
  render: () => inState('settingSession', { callback: mailOf('signup') }),
  parameters: { states: ['auth-callback.settingSession'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/Checking the link/);
  },
});

/** The user has a session already, perhaps of another account. */
export const MailLinkWhileSignedIn = meta.story({
  render: () => inState('confirming', { callback: mailOf('magiclink') }, 'grace@example.com'),
  parameters: { states: ['auth-callback.confirming'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’re signed in as grace@example\.com\./)).toBeVisible();
  },
});

/** The link still works. */
export const MailLinkOffline = meta.story({
  render: () =>
    inState('confirming', {
      callback: mailOf('signup'),
      problem: {
        code: 'unreachable',
        message: 'We couldn’t reach the server. Check your connection and try again later.',
      },
    }),
  parameters: { states: ['auth-callback.confirming'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t reach the server.');
    await expect(canvas.getByRole('button', { name: 'Confirm email address' })).toBeEnabled();
  },
});

/** It was used, is too old, or was replaced: the server does not say which. */
export const DeadMailLink = meta.story({
  render: () =>
    inState('invalid', {
      problem: {
        code: 'dead_mail_link',
        message:
          'It was already used, is more than an hour old, or was replaced by a newer email. If you have confirmed your address, sign in. Otherwise, sign in or reset your password to get a new email.',
      },
    }),
  parameters: { states: ['auth-callback.invalid'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to sign-in' })).toHaveFocus();
  },
});

/** One of the two links for another address was followed. Shown while the home page loads. */
export const Accepted = meta.story({
  render: () => inState('accepted'),
  parameters: { states: ['auth-callback.accepted'], chromatic: { disableSnapshot: true } },
});

export const MailLinkOnPhone = meta.story({
  render: () => inState('confirming', { callback: mailOf('email_change') }, 'grace@example.com'),
  parameters: { states: ['auth-callback.confirming'] },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Shown while the sign-in page loads. */
export const Invalid = meta.story({
  render: () =>
    inState('invalid', {
      problem: { code: 'invalid_link', message: 'Authentication link is invalid or expired' },
    }),
  parameters: { spec: ['callback.none'], states: ['auth-callback.invalid'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Authentication link is invalid or expired')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to sign-in' })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/signin');
  },
});

export const Refused = meta.story({
  render: () => inState('invalid'),
  parameters: { states: ['auth-callback.invalid'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You’re not signed in');
  },
});

export const Failed = meta.story({
  render: () =>
    inState('failed', {
      problem: {
        code: 'unreachable',
        message: 'We couldn’t reach the server. Check your connection and try again later.',
      },
    }),
  parameters: { states: ['auth-callback.failed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We couldn’t reach the server/)).toBeVisible();
  },
});

export const Phone = meta.story({
  render: () => inState('confirming', { callback: tokensOf('free@example.com') }),
  parameters: { states: ['auth-callback.confirming'] },
  globals: { viewport: { value: 'mobile2' } },
});
