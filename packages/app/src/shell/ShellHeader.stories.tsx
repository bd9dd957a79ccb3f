import { authMachine, selectAuthStates, selectUser } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { AccountView } from '../wiring/account/account';
import { ShellHeader } from './ShellHeader';

const member = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'member@example.com',
  fullName: 'Sample Member',
  isAdmin: false,
  createdAt: '2026-01-15T09:00:00Z',
};

type Value = Parameters<typeof authMachine.resolveState>[0]['value'];

/** The header while the session's machine is in one state. */
function account(value: Value, status: AccountView['status'], user: typeof member | null = null) {
  const snapshot = authMachine.resolveState({ value, context: { user, leaverId: undefined } });
  return { status, user: selectUser(snapshot), states: selectAuthStates(snapshot) };
}

const meta = preview.meta({
  title: 'Pages/Shell/Account',
  component: ShellHeader,
  args: { currentPath: '/', translucent: false, onSignOut: fn() },
  parameters: { layout: 'fullscreen', route: '/' },
});

/** A stored session is being read: nothing is claimed yet. */
export const Loading = meta.story({
  args: { account: account('loading', 'loading') },
  parameters: { states: ['auth.loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
  },
});

export const SignedOut = meta.story({
  args: { account: account('signedOut', 'signed-out') },
  parameters: { states: ['auth.signedOut'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  },
});

export const Member = meta.story({
  args: { account: account({ signedIn: 'member' }, 'signed-in', member) },
  parameters: { states: ['auth.signedIn.member'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sample Member' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'My Account' })).toHaveAttribute('href', '/account');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

/** A founder is shown like everyone: what is open to them shows on the pages. */
export const Admin = meta.story({
  args: {
    account: account({ signedIn: 'admin' }, 'signed-in', { ...member, fullName: '', isAdmin: true }),
  },
  parameters: { states: ['auth.signedIn.admin'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible();
  },
});

/** The person is forgotten already; the server is being told. */
export const SigningOut = meta.story({
  args: { account: account('signingOut', 'signing-out') },
  parameters: { states: ['auth.signingOut'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Signing Out...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
