import preview from '@verapix/storybook/preview';
import { EmptyState, Stack } from '@verapix/ui';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { ListedApiKey } from './ApiKeyList';
import { ApiKeyList, type ApiKeyListProps } from './ApiKeyList';

const keys: ListedApiKey[] = [
  {
    id: 'a',
    name: 'Production',
    type: 'live',
    created: '3 March 2026',
    lastUsed: 'Never',
    requests: '0',
    allows: 'upscale, read jobs',
    expires: 'Never',
    replaceable: true,
    prefix: 'vp_live_',
    last4: 'Q8Kt',
    secret: 'vp_live_4fTq0ZkXo9bR2mWcYs7LhJdPnVaEuG1iQ8Kt',
    shown: true,
  },
  {
    id: 'b',
    name: 'Shop importer',
    type: 'live',
    created: '20 February 2026',
    lastUsed: '2 hours ago',
    requests: '1,204',
    allows: 'upscale',
    expires: '19 March 2026',
    expiryBadge: { word: 'Expires in 9 days', tone: 'warning' },
    replaceable: true,
    prefix: 'vp_live_',
    last4: 'x0Zz',
    shown: false,
  },
];

function Owned(props: ApiKeyListProps) {
  const [shown, setShown] = useState<readonly string[]>(['a']);
  const toggle = (id: string) => {
    props.onToggle(id);
    setShown((all) => (all.includes(id) ? all.filter((each) => each !== id) : [...all, id]));
  };
  const listed = props.keys?.map((key) => ({ ...key, shown: shown.includes(key.id) })) ?? null;
  return <ApiKeyList {...props} keys={listed} onToggle={toggle} />;
}

const meta = preview.meta({
  title: 'Components/ApiKeyList',
  component: ApiKeyList,
  args: {
    keys,
    empty: <EmptyState level={3} title="You don't have any live API keys yet." />,
    onToggle: fn(),
    onReplace: fn(),
    onRevoke: fn(),
    onCopied: fn(),
    onCopyRefused: fn(),
  },
  parameters: {
    about: {
      purpose:
        'Lets a developer see, copy, replace and revoke their API keys. A key whose full value this page does not know shows its ends only and says why.',
      avoid: ['For one secret on its own, use `SecretField`.', 'For signed-in devices, use `SessionList`.'],
      keyboard: [
        { keys: ['Tab'], does: 'Moves through the buttons of each key: show, copy, replace, revoke.' },
        { keys: ['Enter', 'Space'], does: 'Presses the focused button.' },
      ],
      announced: '“Loading your API keys” while loading; “Copied” and “Revoking …” by the buttons.',
      behaviour: [
        'The newest key comes first. It does not ask before revoking: its owner does, with an `AlertDialog`.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { spec: ['keys.tab'] },
  render: (args) => <Owned {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(keys[0]?.secret ?? '')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide key of Production' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('a');
    await expect(canvas.queryByText(keys[0]?.secret ?? '')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Show key of Shop importer' })).toBeNull();
    const revoke = canvas.getByRole('button', { name: 'Revoke Key Shop importer' });
    await expect(revoke).toHaveAccessibleDescription(/2 hours ago/);
    await userEvent.click(revoke);
    await expect(args.onRevoke).toHaveBeenLastCalledWith('b');
  },
});

export const Revoking = meta.story({
  args: { revoking: 'b', disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Key Shop importer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Key Production' }), {
      pointerEventsCheck: 0,
    });
    await expect(args.onRevoke).not.toHaveBeenCalled();
    await expect(canvas.getByText('Revoking Shop importer')).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { keys: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your API keys');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { keys: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You don't have any live API keys yet.")).toBeVisible();
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
      <ApiKeyList {...args} disabled />
      <ApiKeyList
        {...args}
        aria-label="Test keys"
        keys={[
          {
            id: 'c',
            name: 'A_name_of_a_hundred_characters_that_has_no_space_in_it_and_goes_on_and_on_until_it_comes_to_an_end_99',
            type: 'test',
            created: '1 January 2026',
            lastUsed: 'Never',
            requests: '0',
            allows: 'upscale, read jobs',
            expires: 'Never',
            replaceable: true,
            prefix: 'vp_test_',
            last4: '0000',
            shown: false,
          },
        ]}
      />
      <ApiKeyList {...args} keys={null} />
      <ApiKeyList {...args} keys={[]} />
    </Stack>
  ),
});
