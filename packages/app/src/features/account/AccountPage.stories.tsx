import type { PlanId } from '@verapix/domain';
import { deleteAccountMachine, profileMachine } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { AccountSkeleton, AccountView } from './AccountPage';

type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;
type DeletionSnapshot = SnapshotFrom<typeof deleteAccountMachine>;

const sendToProfile = fn();
const sendToDeletion = fn();

const user = {
  id: '1',
  email: 'premium@example.com',
  fullName: 'Premium Member',
  isAdmin: false,
  createdAt: '2026-03-03T12:00:00.000Z',
};

function profileIn(
  value: ProfileSnapshot['value'],
  context: Partial<ProfileSnapshot['context']> = {},
  { fullName, email } = user,
) {
  return profileMachine.resolveState({
    value,
    context: {
      profile: { fullName, email },
      draft: fullName,
      fieldErrors: {},
      ...context,
    },
  });
}

const deletionIn = (value: DeletionSnapshot['value']) =>
  deleteAccountMachine.resolveState({ value, context: {} });

interface Shown extends Partial<Omit<ComponentProps<typeof AccountView>, 'profile' | 'deletion'>> {
  profile?: ProfileSnapshot;
  deletion?: DeletionSnapshot;
}

/** The view in one state of each of its machines. */
function shown({
  user: person = user,
  profile = profileIn('viewing', {}, person),
  deletion = deletionIn('idle'),
  ...rest
}: Shown) {
  return (
    <StoryActor snapshot={deletion} send={sendToDeletion}>
      {(deletion) => (
        <StoryActor snapshot={profile} send={sendToProfile}>
          {(profile) => (
            <AccountView
              user={person}
              planId={'premium' satisfies PlanId}
              hasFullAccess={false}
              locale="en-GB"
              {...{ profile, deletion }}
              {...rest}
            />
          )}
        </StoryActor>
      )}
    </StoryActor>
  );
}

const meta = preview.meta({
  title: 'Pages/Account/Account',
  beforeEach: () => {
    sendToProfile.mockClear();
    sendToDeletion.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/account' },
});

export const Viewing = meta.story({
  parameters: {
    spec: ['account.profile', 'account.cards', 'account.delete-two'],
    states: ['profile.viewing', 'delete-account.idle'],
  },
  render: () => shown({}),
  play: async ({ canvas, step }) => {
    await step('every page of the account can be reached', async () => {
      const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(hrefs).toEqual([
        '/account/reset-password',
        '/subscriptions',
        '/account/api-keys',
        '/account/notifications',
        '/account/privacy',
        '/account/email-preferences',
        '/account/data',
        '/account/data',
      ]);
    });
    await step('the first stop of Tab edits the profile', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(sendToProfile.mock.calls).toEqual([[{ type: 'edit.started' }]]);
    });
    await step('it is said what is lost before anything is asked', async () => {
      await expect(canvas.getByText(/Your Premium plan ends right away/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
      await expect(sendToDeletion.mock.calls).toEqual([[{ type: 'delete.requested' }]]);
    });
  },
});

/** The card changes its state like its machine. */
function Edited() {
  const [snapshot, setSnapshot] = useState<ProfileSnapshot>(profileIn('viewing'));
  const send = (event: Parameters<typeof sendToProfile>[0]) => {
    sendToProfile(event);
    setSnapshot(profileIn(event.type === 'edit.started' ? 'editing' : 'viewing'));
  };
  return (
    <AccountView
      {...{ user, planId: 'free', hasFullAccess: false, locale: 'en-GB' }}
      profile={{ snapshot, send }}
      deletion={{ snapshot: deletionIn('idle'), send: sendToDeletion }}
    />
  );
}

export const EditedByKeyboard = meta.story({
  parameters: { spec: ['account.profile'], chromatic: { disableSnapshot: true } },
  render: () => <Edited />,
  play: async ({ canvas, step }) => {
    const edit = () => canvas.getByRole('button', { name: 'Edit profile' });
    await step('the name has the focus when editing starts', async () => {
      edit().focus();
      await userEvent.keyboard('{Enter}');
      const name = await canvas.findByRole('textbox', { name: /Full name/ });
      await waitFor(() => expect(name).toHaveFocus());
    });
    await step('Enter sends what was typed', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: /Full name/ }));
      await userEvent.keyboard(' Member of Premium {Enter}');
      await expect(sendToProfile).toHaveBeenLastCalledWith({
        type: 'profile.submit',
        fullName: 'Member of Premium',
      });
    });
    await step('and the button to edit has it when editing ends', async () => {
      await waitFor(() => expect(edit()).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
      await expect(sendToProfile).toHaveBeenLastCalledWith({ type: 'edit.cancelled' });
      await waitFor(() => expect(edit()).toHaveFocus());
    });
  },
});

export const Editing = meta.story({
  parameters: {
    spec: ['account.profile', 'valid.email-fixed'],
    states: ['profile.editing', 'delete-account.idle'],
  },
  render: () => shown({ profile: profileIn('editing') }),
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAttribute('readonly');
    await expect(email).toHaveAccessibleDescription('Your email address can’t be changed.');
  },
});

export const NameMissing = meta.story({
  parameters: { states: ['profile.editing'] },
  render: () =>
    shown({
      profile: profileIn('editing', { draft: '', fieldErrors: { fullName: 'Enter your full name.' } }),
    }),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Full name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Enter your full name.');
  },
});

export const Saving = meta.story({
  parameters: { states: ['profile.saving'] },
  render: () => shown({ profile: profileIn('saving', { draft: 'Another Name' }) }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Full name/ }), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /Save Changes/ }));
    await expect(sendToProfile).not.toHaveBeenCalled();
  },
});

export const Confirming = meta.story({
  parameters: {
    spec: ['account.delete-two', 'state.delete'],
    states: ['profile.viewing', 'delete-account.confirming'],
  },
  render: () => shown({ deletion: deletionIn('confirming') }),
  play: async ({ canvas, step }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirm Delete' });
    await step('the second click of a double click is no answer', async () => {
      await userEvent.dblClick(confirm);
      await expect(sendToDeletion.mock.calls).toEqual([[{ type: 'delete.confirmed' }]]);
    });
    await step('Escape is', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(sendToDeletion).toHaveBeenLastCalledWith({ type: 'delete.cancelled' });
    });
  },
});

export const Deleting = meta.story({
  parameters: { spec: ['state.delete'], states: ['delete-account.deleting'] },
  render: () => shown({ deletion: deletionIn('deleting') }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deleting...' }));
    await expect(sendToDeletion).not.toHaveBeenCalled();
  },
});

/** Shown while the home page loads. */
export const Deleted = meta.story({
  parameters: { states: ['delete-account.deleted'], chromatic: { disableSnapshot: true } },
  render: () => shown({ deletion: deletionIn('deleted') }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete account' })).toBeNull();
  },
});

export const Lifetime = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => shown({ planId: 'lifetime' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lifetime')).toBeVisible();
    await expect(canvas.getByText(/Your Lifetime plan ends right away/)).toBeVisible();
  },
});

/** No badge without a paid plan, and no date that the server did not send. */
export const Free = meta.story({
  render: () => shown({ planId: 'free', user: { ...user, fullName: '', createdAt: '' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: user.email })).toBeVisible();
    await expect(canvas.queryByText('Free')).toBeNull();
    await expect(canvas.queryByText(/Invalid|Member since/)).toBeNull();
  },
});

export const Founder = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () =>
    shown({ planId: 'lifetime', hasFullAccess: true, user: { ...user, isAdmin: true }, inboxCount: 3 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Payment settings' })).toHaveAttribute(
      'href',
      '/merchant/settings',
    );
    await expect(canvas.getByRole('link', { name: 'Inbox' })).toHaveAttribute('href', '/merchant/inbox');
    await expect(canvas.getByText('3 things need your attention.')).toBeVisible();
    await expect(canvas.getByText('Founder')).toBeVisible();
    await expect(canvas.queryByText(/Lifetime/)).toBeNull();
  },
});

export const Loading = meta.story({
  render: () => <AccountSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your account');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  render: () =>
    shown({
      user: { ...user, email: 'an-address-that-is-much-longer-than-a-telephone-is-wide@example.com' },
      deletion: deletionIn('confirming'),
    }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const EditingOnAPhone = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  render: () => shown({ profile: profileIn('editing') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /Full name/ });
  },
});
