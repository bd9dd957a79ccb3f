import preview from '@verapix/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleNavigation } from '../Header/navigation.sample';
import { navigate, withRecordingLinks } from '../Link/RecordingLink';
import { MobileMenu } from './MobileMenu';

const meta = preview.meta({
  title: 'Components/MobileMenu',
  component: MobileMenu,
  args: sampleNavigation,
  decorators: [withRecordingLinks],
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: () => {
    navigate.mockClear();
  },
  parameters: {
    docs: {
      description: {
        component:
          "The header's links on a narrow window, in a panel that opens from a button. `Header` shows it below 64rem; nothing else should. Keyboard: Enter or Space opens it, Tab stays inside, Escape closes it and returns to the button. It also closes when a link is followed or the path changes.",
      },
    },
  },
});

const open = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      ...sampleNavigation.tools.map(({ title }) => title),
      ...sampleNavigation.links.map(({ label }) => label),
      'Sign In',
    ]);
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('link', { name: 'Sign In' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const ClosesOnNavigation = meta.story({
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await userEvent.click(menu.getByRole('link', { name: 'Pricing' }));
    await expect(navigate).toHaveBeenCalledWith('/pricing');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const SignedIn = meta.story({
  args: { user: { name: 'Ada Lovelace' }, currentPath: '/subscriptions' },
  play: async ({ canvas, args }) => {
    const menu = await open(canvas);
    await expect(menu.getByRole('list', { name: 'Ada Lovelace' })).toBeVisible();
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Subscriptions');
    await userEvent.click(menu.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    menu.getByRole('button', { name: 'Close menu' }).focus();
  },
});

export const SigningOut = meta.story({
  args: { user: { name: null }, signingOut: true },
  play: async ({ canvas, args }) => {
    const menu = await open(canvas);
    const button = menu.getByRole('button', { name: 'Signing Out...' });
    await userEvent.click(button);
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
});

/** On a wider window the panel keeps its width, along the inline end. */
export const Matrix = meta.story({
  globals: { viewport: { value: 'tablet' } },
  args: { user: { name: 'Ada Lovelace' }, currentPath: '/tools/image-to-text' },
  play: async ({ canvas }) => {
    await open(canvas);
  },
});
