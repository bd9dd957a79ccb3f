import { copyRows } from 'virtual:copy';
import preview from '@verapix/storybook/preview';
import { expect, userEvent } from 'storybook/test';
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
    const find = canvas.getByRole('searchbox', { name: 'Find in keys and texts' });
    await userEvent.type(find, 'Erneut versuchen');
    await expect(
      canvas.getByRole('row', { name: /^Try again common\.tryAgain Erneut versuchen/ }),
    ).toBeVisible();
    await userEvent.clear(find);
  },
});

/** Found by a word. One of the texts has no story. */
export const Filtered = meta.story({
  args: {
    messages: [
      {
        name: 'auth.failed',
        english: 'Login failed',
        german: 'Anmeldung fehlgeschlagen',
        stories: [{ storyId: 'toasts--failed', title: 'Pages/Shell/Toasts', name: 'Failed' }],
      },
      {
        name: 'auth.passwordMissing',
        english: 'Enter your password.',
        german: 'Gib dein Passwort ein.',
        stories: [
          { storyId: 'sign-in--incomplete', title: 'Pages/Auth/Sign in', name: 'Incomplete' },
          { storyId: 'sign-in--refused', title: 'Pages/Auth/Sign in', name: 'Refused' },
        ],
      },
      {
        name: 'library.empty',
        english: 'Log in to see your {count, plural, one {picture} other {pictures}}.',
        german: 'Melde dich an, um {count, plural, one {dein Bild} other {deine Bilder}} zu sehen.',
        stories: [],
      },
    ],
  },
  play: async ({ canvas }) => {
    const find = canvas.getByRole('searchbox', { name: 'Find in keys and texts' });
    await userEvent.type(find, 'PASSWORD');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 texts');
    await userEvent.clear(find);
    await userEvent.type(find, 'log');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3 texts');
    await expect(canvas.queryByText('Enter your password.')).toBeNull();
  },
});
