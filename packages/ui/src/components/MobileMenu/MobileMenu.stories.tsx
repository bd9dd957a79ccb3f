import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { sampleNavigation, sampleTools } from '../Header/navigation.sample';
import { navigate, withRecordingLinks } from '../Link/RecordingLink';
import { MobileMenu, type MobileMenuProps } from './MobileMenu';
import { MobileMenuTrigger } from './MobileMenuTrigger';

/** The menu behind the header's button. */
function WithButton(args: MobileMenuProps) {
  return (
    <>
      <MobileMenuTrigger opens={args.id} />
      <MobileMenu {...args} />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/MobileMenu',
  component: MobileMenu,
  args: { ...sampleNavigation, id: 'menu', tools: sampleTools },
  render: (args) => <WithButton {...args} />,
  decorators: [withRecordingLinks],
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: () => {
    navigate.mockClear();
  },
  parameters: {
    about: {
      purpose: 'The links of the header on narrow windows.',
      avoid: [
        '`Header` shows it below 64rem; nothing else should.',
        'For the pages of one section of the site, use `SideNav`.',
      ],
      keyboard: [
        { keys: ['Enter', 'Space'], does: 'On the button, opens it; on a link, Enter follows it.' },
        { keys: ['Tab'], does: 'Moves through the links; the focus stays inside.' },
        { keys: ['Escape'], does: 'Closes it and returns to the button, as the browser does.' },
      ],
      behaviour: ['It also closes when the user follows a link or uses the browser’s Back.'],
    },
  },
});

const open = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
};

export const Default = meta.story({
  parameters: { spec: ['shell.mobile-menu'] },
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      ...sampleTools.map(({ title }) => title),
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
    await expect(within(dialog).getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
});

export const ClosesOnNavigation = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await userEvent.click(menu.getByRole('link', { name: 'Pricing' }));
    await expect(navigate).toHaveBeenCalledWith('/pricing');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A page on which the browser's Back and Forward navigate while the menu is open. */
function History(args: MobileMenuProps) {
  const [path, setPath] = useState('/pricing');
  return (
    <>
      <WithButton {...args} currentPath={path} />
      <Button onClick={() => setPath('/')}>Back</Button>
      <Button onClick={() => setPath('/pricing')}>Forward</Button>
    </>
  );
}

export const ClosesOnBack = meta.story({
  render: (args) => <History {...args} />,
  play: async ({ canvas, step }) => {
    const back = canvas.getByRole('button', { name: 'Back' });
    const forward = canvas.getByRole('button', { name: 'Forward' });
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open(canvas);
    await step('Back closes it', async () => {
      await fireEvent.click(back);
      await closed();
    });
    await step('and returning to the page leaves it closed', async () => {
      await fireEvent.click(forward);
      await closed();
    });
  },
});

export const SignedIn = meta.story({
  parameters: { spec: ['shell.mobile-menu'], chromatic: { disableSnapshot: true } },
  args: {
    user: { name: 'Ada Lovelace' },
    currentPath: '/subscriptions',
    accountPages: [{ label: 'Inbox', path: '/inbox', note: <Badge tone="accent">3</Badge> }],
  },
  play: async ({ canvas, args }) => {
    const menu = await open(canvas);
    await expect(menu.getByRole('list', { name: 'Ada Lovelace' })).toBeVisible();
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Subscriptions');
    await expect(menu.getByRole('link', { name: 'Inbox 3' })).toHaveAttribute('href', '/inbox');
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

/** While the session is unknown, neither sign-in nor account links are shown; the rest of the menu works. */
export const Loading = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { user: { name: 'Ada Lovelace' }, loading: true },
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await expect(menu.queryByRole('list', { name: 'Ada Lovelace' })).toBeNull();
    await expect(menu.queryByRole('link', { name: 'Sign In' })).toBeNull();
    await expect(menu.queryByRole('button', { name: 'Sign Out' })).toBeNull();
    await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
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
