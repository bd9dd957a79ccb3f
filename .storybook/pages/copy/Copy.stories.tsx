import { copyRows } from 'virtual:copy';
import preview from '@verapix/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { CopyPage } from './CopyPage';

const meta = preview.meta({
  title: 'Copy',
  component: CopyPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** The product's current texts. No screenshot: every new text changes it. */
export const AllTexts = meta.story({
  args: { messages: copyRows },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const find = canvas.getByRole('searchbox', { name: 'Find in texts and files' });
    await userEvent.type(find, 'cancel your subscription');
    const row = canvas.getByRole('row', { name: /^Cancel your subscription\? .*SubscriptionsPage\.tsx/ });
    await expect(within(row).getByText('confirmation')).toBeVisible();
    await expect(
      within(row).getByRole('link', { name: 'Pages/Account/Subscriptions / Confirming' }),
    ).toBeVisible();
    await userEvent.clear(find);
  },
});

/** Found by a word. One of the texts has no story. */
export const Filtered = meta.story({
  args: {
    messages: [
      {
        kind: 'toast',
        sentences: ['Login failed', '‹outcome.problem›'],
        file: 'machines/src/auth/sign-in/sign-in.messages.ts',
        stories: [{ storyId: 'toasts--failed', title: 'Pages/Shell/Toasts', name: 'Failed' }],
      },
      {
        kind: 'error',
        sentences: ['Enter your password.'],
        file: 'machines/src/auth/sign-in/sign-in.messages.ts',
        stories: [
          { storyId: 'sign-in--incomplete', title: 'Pages/Auth/Sign in', name: 'Incomplete' },
          { storyId: 'sign-in--refused', title: 'Pages/Auth/Sign in', name: 'Refused' },
        ],
      },
      {
        kind: 'empty state',
        sentences: ['Nothing here yet', 'Log in to see your pictures.'],
        file: 'app/src/Stage.tsx',
        stories: [],
      },
      { kind: 'notice', sentences: ['There was no answer.'], file: 'app/src/TryItView.tsx', stories: [] },
      {
        kind: 'confirmation',
        sentences: ['Leave without saving your login?', 'Leaving puts it back as it was.'],
        file: 'app/src/LeaveQuestion.tsx',
        stories: [],
      },
    ],
  },
  play: async ({ canvas }) => {
    const find = canvas.getByRole('searchbox', { name: 'Find in texts and files' });
    await userEvent.type(find, 'PASSWORD');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 5 texts');
    await userEvent.clear(find);
    await userEvent.type(find, 'log');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 5 texts');
    await expect(canvas.queryByText('Enter your password.')).toBeNull();
  },
});
