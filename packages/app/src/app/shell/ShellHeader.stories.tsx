import type { AuthUser } from '@verapix/domain';
import { type AuthSnapshot, authMachine, selectAuthStates, selectUser } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type Account, AccountContext } from '../account/account';
import { statusOf } from '../account/account-runtime';
import { ShellHeader } from './ShellHeader';

const member = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'member@example.com',
  fullName: 'Sample Member',
  isAdmin: false,
  createdAt: '2026-01-15T09:00:00Z',
};

const send = fn();

/** The header in one state of the session machine. */
function inState(value: AuthSnapshot['value'], user: AuthUser | null = null) {
  const snapshot = authMachine.resolveState({ value, context: { user, signedOutUserId: undefined } });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {({ snapshot, send }) => (
        <ShellHeader
          account={{
            status: statusOf(snapshot),
            user: selectUser(snapshot),
            states: selectAuthStates(snapshot),
          }}
          currentPath="/"
          onSignOut={() => send({ type: 'signOut.requested' })}
        />
      )}
    </StoryActor>
  );
}

const meta = preview.meta({
  title: 'Pages/Shell/Account',
  beforeEach: () => {
    send.mockClear();
    countInbox.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/' },
});

/** While a stored session is read, the header shows no account controls. */
export const Loading = meta.story({
  render: () => inState('loading'),
  parameters: { spec: ['state.auth'], states: ['auth.loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
  },
});

export const SignedOut = meta.story({
  render: () => inState('signedOut'),
  parameters: { spec: ['shell.sign-in-link', 'state.auth'], states: ['auth.signedOut'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  },
});

export const Member = meta.story({
  render: () => inState({ signedIn: 'member' }, member),
  parameters: { spec: ['shell.account-menu', 'state.auth'], states: ['auth.signedIn.member'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sample Member' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'My Account' })).toHaveAttribute('href', '/account');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Sign Out' }));
    await expect(send.mock.calls).toEqual([[{ type: 'signOut.requested' }]]);
  },
});

const countInbox = fn(async () => ({ ok: true, count: 3 }));

/** The menu of a founder says how much waits in the inbox, and asks for it only once it is open. */
export const Admin = meta.story({
  render: () => (
    <AccountContext value={{ start: async () => ({ api: { countInbox } }) } as unknown as Account}>
      {inState({ signedIn: 'admin' }, { ...member, fullName: '', isAdmin: true })}
    </AccountContext>
  ),
  parameters: { spec: ['shell.account-menu', 'state.auth'], states: ['auth.signedIn.admin'] },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    await expect(button).toBeVisible();
    await expect(countInbox).not.toHaveBeenCalled();
    await userEvent.click(button);
    const link = await within(document.body).findByRole('menuitem', {
      name: 'Inbox 3 things need your attention.',
    });
    await expect(link).toHaveAttribute('href', '/merchant/inbox');
  },
});

/** The user's name is already gone while the server ends the session. */
export const SigningOut = meta.story({
  render: () => inState('signingOut'),
  parameters: { spec: ['shell.signing-out'], states: ['auth.signingOut'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Signing Out...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
