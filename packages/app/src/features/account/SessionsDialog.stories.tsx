import { type ActiveSession, sessionsMachine } from '@verapix/machines';
import * as problems from '@verapix/messages/problems';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { SessionsView } from './SessionsDialog';

const send = fn();
const close = fn();
const signOut = fn();

type Snapshot = SnapshotFrom<typeof sessionsMachine>;

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const sessions: readonly ActiveSession[] = [
  {
    id: 'here',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0 Safari/537.36',
    ip: '203.0.113.7',
    createdAt: '2026-03-03T12:00:00Z',
    lastUsedAt: '2026-03-10T12:00:00Z',
    current: true,
  },
  {
    id: 'telephone',
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Safari/604.1`,
    ip: '198.51.100.24',
    createdAt: '2026-02-20T12:00:00Z',
    lastUsedAt: '2026-03-10T10:00:00Z',
    current: false,
  },
  {
    id: 'program',
    userAgent: '',
    ip: '',
    createdAt: '2026-01-01T12:00:00Z',
    lastUsedAt: '2026-03-01T12:00:00Z',
    current: false,
  },
];

/** The dialog in one state of its machine, on 10 March 2026. */
function inState(value: Snapshot['value'], context: Partial<Snapshot['context']> = {}) {
  const snapshot = sessionsMachine.resolveState({
    value,
    context: { sessions: [], revokingId: undefined, problem: undefined, ...context },
  });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(actor) => (
        <SessionsView
          {...actor}
          onClose={close}
          onSignOut={signOut}
          now={Date.parse('2026-03-10T12:00:00Z')}
        />
      )}
    </StoryActor>
  );
}

const meta = preview.meta({
  title: 'Pages/Account/Sessions',
  beforeEach: () => {
    send.mockClear();
    close.mockClear();
    signOut.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/account/privacy' },
});

export const Listed = meta.story({
  parameters: { spec: ['privacy.sessions'], states: ['sessions.listed'] },
  render: () => inState('listed', { sessions }),
  play: async () => {
    await expect(await screen.findAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Revoke Safari on iPhone' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'session.revoked', id: 'telephone' });
    await expect(screen.getByRole('button', { name: 'Revoke Unknown device' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out on this device' }));
    await expect(signOut).toHaveBeenLastCalledWith('here');
    await userEvent.keyboard('{Escape}');
    await expect(close).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  parameters: { states: ['sessions.loading'] },
  render: () => inState('loading'),
  play: async () => {
    await expect(await screen.findByText('Loading your sessions')).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Sign out on this device' })).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: { states: ['sessions.failed'] },
  render: () =>
    inState('failed', {
      problem: { code: 'server_error', message: problems.serverError },
    }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server had a problem.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(send.mock.calls).toEqual([[{ type: 'load.retried' }]]);
    await expect(screen.getByRole('dialog', { name: 'Active sessions' })).toHaveFocus();
  },
});

export const Revoking = meta.story({
  parameters: { states: ['sessions.revoking'] },
  render: () => inState('revoking', { sessions, revokingId: 'telephone' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Safari on iPhone' }));
    await expect(send).not.toHaveBeenCalled();
  },
});

/** The session of this browser is being ended. */
export const SigningOut = meta.story({
  parameters: { states: ['sessions.revoking'] },
  render: () => inState('revoking', { sessions, revokingId: 'here' }),
  play: async () => {
    const button = await screen.findByRole('button', { name: /Sign out on this device/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Phone = meta.story({
  parameters: { states: ['sessions.listed'] },
  globals: { viewport: { value: 'mobile1' } },
  render: () => inState('listed', { sessions }),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth));
  },
});
