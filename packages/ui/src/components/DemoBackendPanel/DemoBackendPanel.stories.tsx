import preview from '@verapix/storybook/preview';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DemoBackendLauncher } from '../DemoBackendLauncher';
import type { DemoBackendPerson } from './DemoBackendPanel';
import { DemoBackendPanel, demoBackendPanelTabs } from './DemoBackendPanel';
import type { DemoBackendMail } from './Inbox';

const people: DemoBackendPerson[] = [
  { id: 'visitor', label: 'Visitor', description: 'Has no account' },
  { id: 'free', label: 'Free', description: '2 of 3 free uses are used', email: 'free@example.com' },
  { id: 'premium', label: 'Premium', description: 'USD 45 monthly', email: 'premium@example.com' },
  { id: 'lifetime', label: 'Lifetime', description: 'USD 300, once', email: 'lifetime@example.com' },
  { id: 'canceled', label: 'Canceled', description: 'Premium until its end', email: 'canceled@example.com' },
  { id: 'founder', label: 'Founder', description: 'Administrator', email: 'founder@example.com' },
];

const mails: DemoBackendMail[] = [
  {
    id: 'm2',
    to: 'new@example.com',
    subject: 'Confirm your e-mail',
    time: '14:03',
    text: 'Welcome to Verapix.\n\nFollow the link to confirm that this address is yours.',
    link: { label: 'Confirm your e-mail', href: '#verify' },
    read: false,
  },
  {
    id: 'm1',
    to: 'premium@example.com',
    subject: 'Reset your password',
    time: 'yesterday, 9:12',
    text: 'Follow the link to choose a new password.',
    link: { label: 'Choose a new password', href: '#recover' },
    read: true,
  },
];

/** The panel with its launcher, as in the app. */
function Standing(props: ComponentProps<typeof DemoBackendPanel>) {
  const [open, setOpen] = useState(props.open);
  const [network, setNetwork] = useState(props.network);
  const [listed, setListed] = useState(props.mails);
  const read = (id: string) => {
    props.onMailOpen(id);
    setListed((all) => all.map((mail) => (mail.id === id ? { ...mail, read: true } : mail)));
  };
  return (
    <>
      <DemoBackendLauncher unread={1} onClick={() => setOpen(true)} />
      <DemoBackendPanel
        {...props}
        open={open}
        onOpenChange={setOpen}
        network={network}
        onNetworkChange={setNetwork}
        mails={listed}
        onMailOpen={read}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/DemoBackendPanel',
  component: DemoBackendPanel,
  args: {
    open: true,
    onOpenChange: fn(),
    people,
    password: 'verapix-demo',
    currentEmail: 'premium@example.com',
    onSignIn: fn(),
    onCopy: fn(),
    network: 'ok' as const,
    onNetworkChange: fn(),
    mails,
    onMailOpen: fn(),
    onReset: fn(),
  },
  argTypes: { defaultTab: { control: 'inline-radio', options: demoBackendPanelTabs } },
  parameters: {
    about: {
      purpose:
        'Developer controls of the demo backend: sign in as a persona, simulate network problems, read mails and reset the data.',
      avoid: ['Not in a build with a real backend.', 'For settings of the product, use `SettingsList`.'],
      keyboard: [
        { keys: ['Tab'], does: 'Moves between the tabs and their content; the focus stays inside.' },
        { keys: ['Arrow Left', 'Arrow Right'], does: 'Selects another tab, wrapping around.' },
        { keys: ['Home', 'End'], does: 'Selects the first or last tab.' },
        { keys: ['Enter', 'Space'], does: 'Presses the focused control.' },
        { keys: ['Escape'], does: 'Closes it. The focus returns to the launcher.' },
      ],
      announced: 'That the network is set to fail, on every tab.',
      behaviour: ['Load it when the `DemoBackendLauncher` is pressed.'],
    },
    docs: {
      story: { inline: false, height: '40rem' },
    },
  },
  render: (args) => <Standing {...args} />,
});

const panel = () => screen.findByRole('dialog', { name: 'Demo backend' });

export const Default = meta.story({
  play: async ({ args }) => {
    const dialog = within(await panel());
    await expect(dialog.getAllByRole('listitem')).toHaveLength(6);
    await expect(dialog.getByText('Signed in')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Sign in as Premium' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in as Founder' }));
    await expect(args.onSignIn).toHaveBeenLastCalledWith('founder');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignIn).toHaveBeenLastCalledWith('visitor');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy free@example.com' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith('free@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the password' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith('verapix-demo');
  },
});

export const SignedOut = meta.story({
  args: { currentEmail: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = within(await panel());
    await expect(dialog.getByText('Visitor')).toHaveTextContent('Visitor Signed out');
    await expect(dialog.queryByRole('button', { name: 'Sign out' })).toBeNull();
  },
});

export const OpenedAndClosed = meta.story({
  args: { open: false },
  play: async ({ canvas }) => {
    const launcher = canvas.getByRole('button', { name: /Demo backend/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await panel());
    dialog.getByRole('tab', { name: 'People' }).focus();
    for (const [keys, tab] of [
      ['{ArrowRight}', 'Network'],
      ['{End}', 'Data'],
      ['{ArrowRight}', 'People'],
      ['{ArrowLeft}', 'Data'],
      ['{Home}', 'People'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(dialog.getByRole('tab', { name: tab, selected: true })).toHaveFocus();
      await expect(dialog.getByRole('tabpanel', { name: tab })).toBeVisible();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(launcher).toHaveFocus());
  },
});

export const SigningIn = meta.story({
  args: { signingIn: 'free' },
  play: async ({ args }) => {
    const dialog = within(await panel());
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in as Free' }));
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
});

export const Offline = meta.story({
  args: { defaultTab: 'network' },
  play: async () => {
    const dialog = within(await panel());
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Offline' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('The network is set to “Offline”.');
    await userEvent.click(dialog.getByRole('radio', { name: 'Normal' }));
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Offline' }));
  },
});

export const Mail = meta.story({
  args: { defaultTab: 'inbox' },
  play: async ({ args }) => {
    const dialog = within(await panel());
    await userEvent.click(dialog.getByRole('button', { name: /Unread: Confirm your e-mail/ }));
    await expect(args.onMailOpen).toHaveBeenLastCalledWith('m2');
    const link = await dialog.findByRole('link', { name: 'Confirm your e-mail' });
    await expect(link).toHaveAttribute('href', '#verify');
    await expect(dialog.queryByRole('button', { name: /Unread/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /Confirm your e-mail/ }));
    await expect(args.onMailOpen).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: /Confirm your e-mail/ }));
    await expect(await dialog.findByRole('link')).toBeVisible();
  },
});

export const NoMail = meta.story({
  args: { defaultTab: 'inbox', mails: [] },
  play: async () => {
    await expect(within(await panel()).getByRole('heading', { name: 'No email yet' })).toBeVisible();
  },
});

export const Reset = meta.story({
  args: { defaultTab: 'data' },
  play: async ({ args, step }) => {
    const button = within(await panel()).getByRole('button', { name: 'Reset data' });
    await step('cancelling changes nothing', async () => {
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
      await expect(args.onReset).not.toHaveBeenCalled();
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('confirming resets, and the panel stays open', async () => {
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
      await expect(args.onReset).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(await panel()).toBeVisible();
    });
  },
});

export const ResetAsked = meta.story({
  args: { defaultTab: 'data' },
  play: async () => {
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Reset data' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: {
    network: 'slow',
    people: [
      {
        id: 'long',
        label: 'A person with a long label',
        description: 'And a description that takes more than one line on a telephone',
        email: 'an-address-that-is-much-longer-than-a-telephone-is-wide@example.com',
      },
      ...people,
    ],
  },
  play: async () => {
    const dialog = await panel();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

export const Matrix = meta.story({
  args: { network: '429', defaultTab: 'inbox' },
  play: async () => {
    await expect(within(await panel()).getByRole('tab', { name: /Inbox/ })).toHaveTextContent('1');
  },
});
