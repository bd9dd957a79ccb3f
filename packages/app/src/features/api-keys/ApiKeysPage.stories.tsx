import { type ApiKeyRow, type ApiKeyType, apiKeyFrom } from '@verapix/domain';
import { apiKeysMachine } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { ApiKeysSkeleton, ApiKeysView } from './ApiKeysPage';

type Snapshot = SnapshotFrom<typeof apiKeysMachine>;

const send = fn();

const secret = apiKeyFrom('live', (length) => Uint8Array.from({ length }, (_, index) => (index * 37) % 248));

const row = (id: string, name: string, type: ApiKeyType, more: Partial<ApiKeyRow> = {}): ApiKeyRow => ({
  id,
  user_id: '1',
  name,
  type,
  prefix: `vp_${type}_`,
  last4: secret.slice(-4),
  created_at: '2026-03-10T11:59:00.000Z',
  scopes: ['upscale', 'jobs:read'],
  expires_at: null,
  replaced_at: null,
  last_used: null,
  use_count: 0,
  ...more,
});

const shop = row('shop', 'Web shop', 'live');
const importer = row('importer', 'Nightly import', 'live', {
  last4: 'x0Zz',
  created_at: '2026-02-03T12:00:00.000Z',
  last_used: '2026-03-10T10:00:00.000Z',
});
const trial = row('trial', 'Trying things out', 'test', { last4: 'aB3x' });
const keys = [shop, trial, importer];

/** The page in one state of its machine, on 10 March 2026. */
function inState(value: Snapshot['value'], context: Partial<Snapshot['context']> = {}) {
  const snapshot = apiKeysMachine.resolveState({
    value,
    context: {
      type: 'live',
      keys: [],
      secrets: {},
      shownIds: [],
      name: '',
      nameProblem: undefined,
      scopesProblem: undefined,
      scopes: [],
      lifetime: null,
      createdId: undefined,
      chosenId: undefined,
      problem: undefined,
      ...context,
    },
  });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(apiKeys) => <ApiKeysView {...apiKeys} locale="en-GB" now={Date.parse('2026-03-10T12:00:00Z')} />}
    </StoryActor>
  );
}

const created = { keys, secrets: { shop: secret }, shownIds: ['shop'], createdId: 'shop' };

const meta = preview.meta({
  title: 'Pages/Account/API keys',
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/account/api-keys', states: ['api-keys.listed'] },
});

/** One key was created a minute ago in this tab, the other on another day. */
export const Listed = meta.story({
  parameters: { spec: ['keys.warning', 'keys.tab', 'keys.docs'] },
  render: () => inState('listed', created),
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(secret)).toBeVisible();
    await expect(canvas.getByText('2 hours ago')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide key of Web shop' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'visibility.toggled', id: 'shop' });
    await expect(canvas.queryByRole('button', { name: 'Show key of Nightly import' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Key Nightly import' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'revocation.asked', id: 'importer' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Test Keys' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'tab.chosen', keyType: 'test' });
    const docs = canvas.getByRole('link', { name: 'Read the docs' });
    await expect(docs).toHaveAttribute('href', '/docs/authentication');
  },
});

export const Copied = meta.story({
  parameters: { spec: ['keys.tab'], chromatic: { disableSnapshot: true } },
  render: () => inState('listed', created),
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist');
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key of Web shop' }));
    await waitFor(() => expect(send.mock.calls).toEqual([[{ type: 'key.copied' }]]));
    await expect(writeText).toHaveBeenLastCalledWith(secret);
    writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: /Copy key of Web shop/ }));
    await waitFor(() => expect(send).toHaveBeenLastCalledWith({ type: 'copy.refused' }));
    await expect(window.getSelection()?.toString()).toBe(secret);
  },
});

export const TestKeys = meta.story({
  parameters: { spec: ['keys.warning'] },
  render: () => inState('listed', { ...created, type: 'test' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist');
    await expect(canvas.getByRole('heading', { name: 'Trying things out' })).toBeVisible();
    await expect(canvas.queryByText('Web shop')).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { spec: ['keys.tab', 'keys.empty'] },
  render: () => inState('listed'),
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist');
    await expect(canvas.getByText("You don't have any live API keys yet.")).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Key Name'), '  Web shop {Enter}');
    await expect(send).toHaveBeenLastCalledWith({
      type: 'creation.requested',
      name: 'Web shop',
      scopes: ['upscale', 'jobs:read'],
      lifetime: null,
    });
    await expect(canvas.getByLabelText('Key Name')).toHaveValue('  Web shop ');
  },
});

export const EmptyTestKeys = meta.story({
  parameters: { spec: ['keys.empty'], chromatic: { disableSnapshot: true } },
  render: () => inState('listed', { type: 'test' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist');
    await expect(canvas.getByText("You don't have any test API keys yet.")).toBeVisible();
  },
});

/** A key was pasted into the name field. */
export const KeyAsName = meta.story({
  render: () => inState('listed'),
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist');
    const field = canvas.getByLabelText('Key Name');
    await userEvent.click(field);
    await userEvent.paste(secret);
    await expect(canvas.getByText(/This looks like a key/)).toBeVisible();
    await userEvent.clear(field);
    await expect(canvas.queryByText(/This looks like a key/)).toBeNull();
    await userEvent.paste(secret);
  },
});

export const NameRefused = meta.story({
  parameters: { spec: ['keys.name'] },
  render: () => inState('listed', { keys, nameProblem: 'Please enter a name for your API key' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist');
    await expect(canvas.getByLabelText('Key Name')).toBeInvalid();
    await expect(canvas.getByLabelText('Key Name')).toHaveFocus();
  },
});

/** A key can be created before the list is there. */
export const Loading = meta.story({
  parameters: { states: ['api-keys.loading'] },
  render: () => inState('loading', { keys: undefined }),
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist');
    await expect(canvas.getByText('Loading your API keys')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Create New Key' })).toBeEnabled();
  },
});

/** The session is being read. */
export const Waiting = meta.story({
  parameters: { states: ['api-keys.loading'] },
  render: () => <ApiKeysSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your API keys')).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: { states: ['api-keys.failed'] },
  render: () =>
    inState('failed', {
      problem: { code: 'server_error', message: 'The server had a problem. Please try again later.' },
    }),
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your API keys aren’t available right now.');
    await expect(canvas.getByRole('button', { name: 'Create New Key' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(send.mock.calls).toEqual([[{ type: 'load.retried' }]]);
  },
});

export const Creating = meta.story({
  parameters: { spec: ['keys.loading'], states: ['api-keys.creating'] },
  render: () => inState('creating', { keys, name: 'Web shop' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist');
    await userEvent.click(canvas.getByRole('button', { name: /Create New Key/ }));
    await expect(send).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Revoke Key Web shop' })).toBeDisabled();
  },
});

/** A key for one purpose that expires. */
export const ChosenScopes = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => inState('listed'),
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Upscale pictures' }));
    await userEvent.click(canvas.getByRole('radio', { name: '90 days' }));
    await userEvent.type(canvas.getByLabelText('Key Name'), 'Reports{Enter}');
    const wanted = { name: 'Reports', scopes: ['jobs:read'], lifetime: 90 };
    await expect(send).toHaveBeenLastCalledWith({ type: 'creation.requested', ...wanted });
  },
});

export const ScopeMissing = meta.story({
  render: () => inState('listed', { keys, scopesProblem: 'Choose at least one permission.' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist');
    const box = canvas.getByRole('checkbox', { name: 'Upscale pictures' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveFocus();
  },
});

/** Keys that expire soon, were replaced, or have expired. */
export const Expiring = meta.story({
  render: () =>
    inState('listed', {
      keys: [
        row('soon', 'Reports', 'live', {
          expires_at: '2026-03-19T12:00:00.000Z',
          scopes: ['jobs:read'],
          use_count: 1204,
          last_used: '2026-03-10T10:00:00.000Z',
        }),
        row('old', 'Web shop', 'live', {
          replaced_at: '2026-03-10T11:00:00.000Z',
          expires_at: '2026-03-11T11:00:00.000Z',
        }),
        row('gone', 'Summer sale', 'live', { expires_at: '2026-03-01T12:00:00.000Z' }),
      ],
    }),
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist');
    await expect(canvas.getByText('Expires in 9 days')).toBeVisible();
    await expect(canvas.getByText('Replaced, stops working in 23 hours')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Replace key/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Replace key Reports' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'rotation.asked', id: 'soon' });
  },
});

export const Choosing = meta.story({
  parameters: { states: ['api-keys.choosing'] },
  render: () => inState('choosing', { keys, chosenId: 'importer' }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Replace Nightly import?' });
    await expect(dialog).toHaveTextContent(/ends in x0Zz works for 24 more hours/);
    await userEvent.click(screen.getByRole('radio', { name: '365 days' }));
    await userEvent.click(screen.getByRole('button', { name: 'Replace key' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'rotation.confirmed', lifetime: 365 });
    await userEvent.keyboard('{Escape}');
    await expect(send).toHaveBeenLastCalledWith({ type: 'rotation.dismissed' });
  },
});

export const Rotating = meta.story({
  parameters: { states: ['api-keys.rotating'] },
  render: () => inState('rotating', { keys, chosenId: 'importer' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Replace key/ }));
    await userEvent.keyboard('{Escape}');
    await expect(send).not.toHaveBeenCalled();
  },
});

export const Confirming = meta.story({
  parameters: { spec: ['keys.revoked'], states: ['api-keys.confirming'] },
  render: () => inState('confirming', { keys, chosenId: 'importer' }),
  play: async () => {
    const question = await screen.findByRole('alertdialog', { name: 'Revoke Nightly import?' });
    await expect(question).toHaveTextContent(/live key, which ends in x0Zz.*can’t be undone/);
    await expect(screen.getByRole('button', { name: 'Keep key' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Revoke Key' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'revocation.confirmed' });
    await userEvent.keyboard('{Escape}');
    await expect(send).toHaveBeenLastCalledWith({ type: 'revocation.dismissed' });
  },
});

export const Revoking = meta.story({
  parameters: { spec: ['keys.loading'], states: ['api-keys.revoking'] },
  render: () => inState('revoking', { keys, chosenId: 'importer' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Revoke Key/ }));
    await userEvent.keyboard('{Escape}');
    await expect(send).not.toHaveBeenCalled();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: () => inState('listed', created),
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
