import preview from '@verapix/storybook/preview';
import { Stack } from '@verapix/ui';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { ListedSession } from './SessionList';
import { SessionList, type SessionListProps } from './SessionList';

const sessions: ListedSession[] = [
  {
    id: 'a',
    device: 'Chrome on Linux',
    current: true,
    lastUsed: 'Just now',
    started: '3 March 2026',
    address: '203.0.113.7',
  },
  {
    id: 'b',
    device: 'Safari on iPhone',
    current: false,
    lastUsed: '2 hours ago',
    started: '20 February 2026',
    address: '198.51.100.24',
  },
  {
    id: 'c',
    device: 'Firefox on Windows',
    current: false,
    lastUsed: '9 days ago',
    started: '1 January 2026',
  },
];

function Revocable(props: SessionListProps) {
  const [listed, setListed] = useState(props.sessions);
  const revoke = (id: string) => {
    props.onRevoke(id);
    setListed((all) => all?.filter((session) => session.id !== id) ?? null);
  };
  return <SessionList {...props} sessions={listed} onRevoke={revoke} />;
}

const meta = preview.meta({
  title: 'Components/SessionList',
  component: SessionList,
  args: { sessions, onRevoke: fn() },
  parameters: {
    about: {
      purpose: 'Shows the devices on which the user is signed in, and lets them end unknown sessions.',
      avoid: [
        'For API keys, use `ApiKeyList`.',
        'To end the session of this device, use the sign-out control of the `Header`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves from button to button.' },
        {
          keys: ['Enter', 'Space'],
          does: 'Revokes the session. When its row is removed, the list receives the focus.',
        },
      ],
      announced: 'That the sessions are loading; “Revoking …” for the pressed one.',
      behaviour: ['The latest use comes first. The owner asks for confirmation if needed.'],
    },
  },
});

export const Default = meta.story({
  render: (args) => <Revocable {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Revoke Chrome on Linux' })).toBeNull();
    const button = canvas.getByRole('button', { name: 'Revoke Safari on iPhone' });
    await expect(button).toHaveAccessibleDescription(/2 hours ago/);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRevoke).toHaveBeenLastCalledWith('b');
    await expect(canvas.getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Revoke Firefox on Windows' })).toHaveFocus();
  },
});

export const Revoking = meta.story({
  args: { revoking: 'b' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Safari on iPhone' }));
    await expect(args.onRevoke).not.toHaveBeenCalled();
    await expect(canvas.getByText('Revoking Safari on iPhone')).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { sessions: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your sessions');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { sessions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re not signed in on any device.')).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="l">
      <SessionList {...args} revoking="c" />
      <SessionList
        {...args}
        aria-label="With a long name"
        sessions={[
          {
            id: 'd',
            device:
              'Mozilla/5.0 (compatible; an unknown browser that gives a very long name for itself; and then some)',
            current: true,
            lastUsed: 'Just now',
            started: '3 March 2026',
            address: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
          },
        ]}
      />
      <SessionList {...args} sessions={null} />
    </Stack>
  ),
});
