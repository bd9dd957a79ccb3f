import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { navigate, withRecordingLinks } from '../Link/RecordingLink';
import { Header } from './Header';
import { MobileMenu } from '../MobileMenu';
import { sampleNavigation, sampleTools } from './navigation.sample';
import { ToolsMenu } from './ToolsMenu';

const meta = preview.meta({
  title: 'Components/Header',
  component: Header,
  args: {
    ...sampleNavigation,
    toolsMenu: (props) => <ToolsMenu {...props} tools={sampleTools} />,
    mobileMenu: (props) => <MobileMenu {...props} tools={sampleTools} />,
  },
  decorators: [withRecordingLinks],
  globals: { viewport: { value: 'wide' } },
  beforeEach: () => {
    navigate.mockClear();
  },
  parameters: {
    about: {
      purpose:
        'Links from every page to the tools, the main pages, the account and the home page. One per page.',
      avoid: [
        'For the pages of one section of the site, use `SideNav`.',
        'For the title of a page, use `PageHeader`.',
        'Do not use `MobileMenu` beside it: it includes one, below 64rem.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves along it.' },
        {
          keys: ['Enter', 'Space'],
          does: 'Opens the focused menu; Enter also follows a link.',
        },
        { keys: ['Arrow Down', 'Arrow Up'], does: 'In a menu, moves from item to item.' },
        { keys: ['Home', 'End'], does: 'In a menu, moves to the first or last item.' },
        { keys: ['Escape'], does: 'Closes the menu and returns to its button, as the browser does.' },
      ],
      behaviour: [
        'While the session is unknown, it reserves the space of the account menu, so that nothing shifts.',
      ],
    },
    layout: 'fullscreen',
  },
});

const user = { name: 'Ada Lovelace' };

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Verapix', current: 'page' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('link', { name: 'Sign In' }));
    await expect(navigate).toHaveBeenLastCalledWith('/signin');
    await userEvent.click(canvas.getByRole('link', { name: 'Pricing' }));
    await expect(navigate).toHaveBeenLastCalledWith('/pricing');
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
  },
});

export const CurrentPage = meta.story({
  args: { currentPath: '/examples' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Examples');
  },
});

export const ToolsOpen = meta.story({
  parameters: { spec: ['shell.tools-menu'] },
  args: { currentPath: '/tools/background-remover', inTools: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tools' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Tools' });
    const items = within(menu).getAllByRole('menuitem');
    await expect(items).toHaveLength(7);
    await waitFor(() => expect(items[0]).toHaveFocus());
    await expect(items[0]).toHaveAccessibleName('4K Image Upscaler Enlarge a picture up to four times.');
    await expect(items[3]).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(items.at(-1)).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(items.at(-2)).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/tools/logo-generator');
    const button = canvas.getByRole('button', { name: 'Tools' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('w');
    await expect(screen.getByRole('menuitem', { name: /^Watermark/ })).toHaveFocus();
  },
});

export const SignedIn = meta.story({
  parameters: { spec: ['shell.account-menu'] },
  args: { user, accountPages: [{ label: 'Inbox', path: '/inbox', note: <Badge tone="accent">3</Badge> }] },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ada Lovelace' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Subscriptions' }));
    await expect(navigate).toHaveBeenLastCalledWith('/subscriptions');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Ada Lovelace' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My Account' })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Inbox 3' })).toHaveAttribute('href', '/inbox');
  },
});

/** The menu stays open to show the progress, and does not sign out twice. */
export const SigningOut = meta.story({
  args: { user, signingOut: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ada Lovelace' }));
    const item = await screen.findByRole('menuitem', { name: 'Signing Out...' });
    await userEvent.click(item);
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await waitFor(() => expect(item).toBeVisible());
  },
});

export const WithoutName = meta.story({
  parameters: { spec: ['shell.account-menu'] },
  args: { user: { name: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible();
  },
});

export const LongName = meta.story({
  args: { user: { name: 'Wolfeschlegelsteinhausenbergerdorff the Elder' } },
});

/** While the session is unknown nothing is shown for it, and nothing shifts when it becomes known. */
export const Loading = meta.story({
  render: function Loading(args) {
    const [loading, setLoading] = useState(true);
    return (
      <>
        <Header {...args} loading={loading} />
        <Button onClick={() => setLoading(!loading)}>Know, or forget</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Know, or forget' });
    const header = canvas.getByRole('banner');
    const places = () =>
      ['Pricing', 'Blog'].map((name) => canvas.getByRole('link', { name }).getBoundingClientRect().x);
    const before = [...places(), header.clientHeight];
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Account' })).toBeNull();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect([...places(), header.clientHeight]).toEqual(before);
    await userEvent.click(toggle);
  },
});

/** In prerendered HTML, before scripts run: a user with a stored session is not offered to sign in. */
export const SessionStored = meta.story({
  beforeEach: () => {
    const { dataset } = document.documentElement;
    dataset.session = 'stored';
    return () => delete dataset.session;
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
    const [link] = canvasElement.querySelectorAll('a[href="/signin"]');
    await expect(link).not.toBeVisible();
    await expect(link?.clientWidth).toBeGreaterThan(0);
  },
});

/** A stored name is not shown before the session is confirmed. */
export const LoadingWithName = meta.story({
  args: { user, loading: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Ada Lovelace' })).toBeNull();
  },
});

const ScrolledPage = () => (
  <Stack gap="s" style={{ marginBlockStart: '-3.5rem', paddingInline: '1.5rem' }}>
    {['A line behind the header', 'Another line behind the header', 'A line below the header'].map((line) => (
      <Text key={line} size="xl">
        {line}
      </Text>
    ))}
  </Stack>
);

export const Translucent = meta.story({
  parameters: { spec: ['shell.translucent'] },
  args: { translucent: true },
  render: (args) => (
    <>
      <Header {...args} />
      <ScrolledPage />
    </>
  ),
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tools' })).toBeNull();
  },
});

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const Matrix = meta.story({
  parameters: {
    a11y: {
      options: {
        rules: { 'landmark-no-duplicate-banner': { enabled: false }, 'landmark-unique': { enabled: false } },
      },
    },
  },
  render: (args) => (
    <Stack gap="l">
      <Header {...args} />
      <Header {...args} loading />
      <Header {...args} currentPath="/blog" user={user} />
      <Header {...args} inTools currentPath="/tools/image-to-text" user={{ name: null }} translucent />
    </Stack>
  ),
});
