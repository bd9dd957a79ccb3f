import type { OwnedData } from '@verapix/domain';
import { type SignOutSnapshot, signOutMachine } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SignOutView } from './SignOutDialog';

const send = fn();
const kept: OwnedData = { results: 12, batches: 1, recipes: 2, models: 0, chats: 1, drafts: 0 };

/** The dialog in one state of its machine. */
function inState(value: SignOutSnapshot['value'], context: Partial<SignOutSnapshot['context']> = {}) {
  const snapshot = signOutMachine.resolveState({ value, context: { kept, problem: undefined, ...context } });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(question) => <SignOutView {...question} />}
    </StoryActor>
  );
}

const meta = preview.meta({
  title: 'Pages/Account/Sign out',
  beforeEach: () => void send.mockClear(),
  parameters: { layout: 'fullscreen', route: '/account' },
});

const signOut = () => screen.findByRole('button', { name: 'Sign out' });

export const Asking = meta.story({
  parameters: { states: ['sign-out.asking'] },
  render: () => inState('asking'),
  play: async ({ step }) => {
    await step('everything is named, and stays unless the user says otherwise', async () => {
      await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
        'This browser stores 12 results, 1 batch, 2 recipes, and your chat from your account.',
      );
      await userEvent.click(await signOut());
      await expect(send).toHaveBeenLastCalledWith({ type: 'keeping.chosen' });
    });
    await step('the arrow keys choose', async () => {
      screen.getByRole('radio', { name: /^Keep it/ }).focus();
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.click(await signOut());
      await expect(send).toHaveBeenLastCalledWith({ type: 'deleting.chosen' });
    });
    await step('Escape and Cancel stay signed in', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await userEvent.keyboard('{Escape}');
      await expect(send.mock.calls.slice(2)).toEqual([
        [{ type: 'question.dismissed' }],
        [{ type: 'question.dismissed' }],
      ]);
    });
  },
});

export const Deleting = meta.story({
  parameters: { states: ['sign-out.deleting'], chromatic: { disableSnapshot: true } },
  render: () => inState('deleting'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Deleting/ }));
    await userEvent.keyboard('{Escape}');
    await expect(send).not.toHaveBeenCalled();
  },
});

export const NotDeleted = meta.story({
  parameters: { states: ['sign-out.asking'], chromatic: { disableSnapshot: true } },
  render: () => inState('asking', { problem: { code: 'not-deleted', message: 'It could not be deleted.' } }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('It could not be deleted.');
  },
});

/** Nothing is shown while it is counted, which takes a moment. */
export const Reading = meta.story({
  parameters: { states: ['sign-out.reading'], chromatic: { disableSnapshot: true } },
  render: () => inState('reading', { kept: undefined }),
});

/** It closes in the next moment. */
export const Confirmed = meta.story({
  parameters: { states: ['sign-out.confirmed'], chromatic: { disableSnapshot: true } },
  render: () => inState('confirmed'),
});

export const Dismissed = meta.story({
  parameters: { states: ['sign-out.dismissed'], chromatic: { disableSnapshot: true } },
  render: () => inState('dismissed'),
});
