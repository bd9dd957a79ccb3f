import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { Button } from '../Button';
import { navigate, withRecordingLinks } from '../Link/RecordingLink';
import { Header } from './Header';
import { sampleNavigation } from './navigation.sample';

const meta = preview.meta({
  title: 'Components/Header',
  component: Header,
  args: sampleNavigation,
  decorators: [withRecordingLinks],
  beforeEach: () => {
    navigate.mockClear();
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The top of every page, once. It holds the way home, the tools, the main pages and the account; below 64rem a mobile menu holds the same links. The app tells it the current path, who is signed in and whether the page has been scrolled. Keyboard: Tab moves along it; Enter, Space or Arrow Down opens a menu, the arrows move in it, Escape closes it and returns to its button.',
      },
    },
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
  args: { currentPath: '/tools/background-remover' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tools' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Tools' });
    const items = within(menu).getAllByRole('menuitem');
    await expect(items).toHaveLength(7);
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await expect(items[0]).toHaveAccessibleName('4K Image Upscaler Enlarge a picture up to four times.');
    await expect(items[3]).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/tools/logo-generator');
    const button = canvas.getByRole('button', { name: 'Tools' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
  },
});

export const SignedIn = meta.story({
  args: { user },
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
  },
});

/** The menu stays open to say what is going on, and does not sign out twice. */
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
  args: { user: { name: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible();
  },
});

export const LongName = meta.story({
  args: { user: { name: 'Wolfeschlegelsteinhausenbergerdorff the Elder' } },
});

/** While it is not known who is there, nothing is said, and nothing else moves when it becomes known. */
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

/** Even a name that is known already is not shown before it is sure. */
export const LoadingWithName = meta.story({
  args: { user, loading: true },
  parameters: { screenshot: false },
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
      <Header {...args} currentPath="/tools/image-to-text" user={{ name: null }} translucent />
    </Stack>
  ),
});
