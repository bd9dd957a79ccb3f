import { apiKeyFrom, type ApiKeyRow, type ApiKeyType, type Outcome } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import {
  type ApiKeySecrets,
  apiKeysMachine,
  type CreateApiKeyInput,
  type CreateApiKeyOutcome,
  type ListApiKeysOutcome,
  type RevokeApiKeyInput,
  type RotateApiKeyInput,
  type RotateApiKeyOutcome,
  selectApiKeys,
  selectChosenApiKey,
} from '.';

const coverage = transitionCoverage(apiKeysMachine);
const offline = { code: 'unreachable', message: 'You are offline.' };
const secret = apiKeyFrom('live', (length) => new Uint8Array(length));

const row = (id: string, type: ApiKeyType = 'live'): ApiKeyRow => ({
  id,
  user_id: 'ada',
  name: `Key ${id}`,
  type,
  prefix: `vp_${type}_`,
  last4: 'abcd',
  created_at: '2026-01-01T00:00:00Z',
  scopes: ['upscale', 'jobs:read'],
  expires_at: null,
  replaced_at: null,
  last_used: null,
  use_count: 0,
});

const choices: Pick<CreateApiKeyInput, 'scopes' | 'lifetime'> = { scopes: ['jobs:read'], lifetime: 90 };

function startKeys(secrets: ApiKeySecrets = {}) {
  const list = controlledActor<ListApiKeysOutcome, void>();
  const create = controlledActor<CreateApiKeyOutcome, CreateApiKeyInput>();
  const rotate = controlledActor<RotateApiKeyOutcome, RotateApiKeyInput>();
  const revoke = controlledActor<Outcome, RevokeApiKeyInput>();
  const test = createTestActor(apiKeysMachine, {
    input: { secrets },
    actors: {
      listApiKeys: list.logic,
      createApiKey: create.logic,
      rotateApiKey: rotate.logic,
      revokeApiKey: revoke.logic,
    },
    coverage,
  });
  const { actor, emitted } = test;
  const snapshot = () => actor.getSnapshot();
  return {
    ...test,
    list,
    create,
    rotate,
    revoke,
    snapshot,
    value: () => snapshot().value,
    keys: () => selectApiKeys(snapshot()),
    ids: () => selectApiKeys(snapshot()).map((key) => key.row.id),
    titles: () => test.toasts().map(({ title }) => title),
    created: () => emitted.filter(({ type }) => type === 'key.created'),
  };
}

async function openList(keys = [row('a'), row('b', 'test')], secrets: ApiKeySecrets = {}) {
  const page = startKeys(secrets);
  await page.list.latest().resolve({ ok: true, keys });
  const ask = (name: string, more: Partial<typeof choices> = {}) =>
    page.actor.send({ type: 'creation.requested', name, ...choices, ...more });
  const askToRevoke = (id: string) => page.actor.send({ type: 'revocation.asked', id });
  const revoking = (id: string) => {
    askToRevoke(id);
    page.actor.send({ type: 'revocation.confirmed' });
  };
  return { ...page, ask, askToRevoke, revoking };
}

describe('the list of keys', () => {
  it('is loaded when the machine starts, without a toast', async () => {
    const page = startKeys();
    expect(page.value()).toBe('loading');
    await page.list.latest().resolve({ ok: true, keys: [row('a'), row('b', 'test'), row('c')] });
    expect(page.value()).toBe('listed');
    expect(page.ids()).toEqual(['a', 'c']);
    expect(page.emitted).toEqual([]);
  });

  it('shows the keys of one type at a time', async () => {
    const { actor, ids, snapshot } = await openList();
    expect(snapshot().context.type).toBe('live');
    actor.send({ type: 'tab.chosen', keyType: 'test' });
    expect(snapshot().context.type).toBe('test');
    expect(ids()).toEqual(['b']);
  });

  // @spec error.keys
  it('shows that loading failed and can be retried', async () => {
    const page = startKeys();
    await page.list.latest().resolve({ ok: false, problem: offline });
    expect(page.value()).toBe('failed');
    expect(page.snapshot().context.problem).toEqual(offline);
    expect(page.toasts()).toEqual([
      {
        title: 'Failed to load your API keys. Please try again later.',
        variant: 'destructive',
        type: 'error',
      },
    ]);
    page.actor.send({ type: 'load.retried' });
    expect(page.snapshot().context.problem).toBeUndefined();
    await page.list.latest().resolve({ ok: true, keys: [] });
    expect(page.value()).toBe('listed');
  });

  it('handles a thrown error as a failure and reports it', async () => {
    const page = startKeys();
    const error = new Error('broken');
    await page.list.latest().reject(error);
    expect(page.value()).toBe('failed');
    expect(page.titles()).toEqual(['Failed to load your API keys. Please try again later.']);
    expect(page.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('creating a key', () => {
  // @spec keys.created done.keys
  it('adds it on top, revealed, and shows a toast', async () => {
    const page = await openList();
    page.ask('  Shop  ');
    expect(page.value()).toBe('creating');
    expect(page.create.latest().input).toEqual({ name: 'Shop', type: 'live', ...choices });
    await page.create.latest().resolve({ ok: true, apiKey: row('new'), key: secret });
    expect(page.value()).toBe('listed');
    expect(page.ids()).toEqual(['new', 'a']);
    expect(page.keys()[0]).toEqual({ row: row('new'), secret, isShown: true });
    expect(page.snapshot().context.createdId).toBe('new');
    expect(page.created()).toEqual([{ type: 'key.created', id: 'new', key: secret }]);
    expect(page.toasts()).toEqual([
      { title: 'New live API key created successfully', variant: 'success', type: 'success' },
    ]);
  });

  it('does not wait for the list, which is loaded afterwards', async () => {
    const page = startKeys();
    page.actor.send({ type: 'creation.requested', name: 'Shop', ...choices });
    expect(page.value()).toBe('creating');
    expect(page.create.latest().input).toEqual({ name: 'Shop', type: 'live', ...choices });
    await page.create.latest().resolve({ ok: true, apiKey: row('new'), key: secret });
    expect(page.value()).toBe('loading');
    await page.list.latest().resolve({ ok: true, keys: [row('new'), row('a')] });
    expect(page.ids()).toEqual(['new', 'a']);
    expect(page.keys()[0]).toEqual({ row: row('new'), secret, isShown: true });
  });

  it('is rejected with an empty name while the list is loaded', () => {
    const page = startKeys();
    page.actor.send({ type: 'creation.requested', name: '', ...choices });
    expect(page.value()).toBe('loading');
    expect(page.titles()).toEqual(['Please enter a name for your API key']);
  });

  // @spec keys.tab-type
  it('creates the type that was selected at submit, even if the tab changes meanwhile', async () => {
    const page = await openList();
    page.actor.send({ type: 'tab.chosen', keyType: 'test' });
    page.ask('Shop');
    expect(page.create.latest().input).toEqual({ name: 'Shop', type: 'test', ...choices });
    page.actor.send({ type: 'tab.chosen', keyType: 'live' });
    await page.create.latest().resolve({ ok: true, apiKey: row('new', 'test'), key: secret });
    expect(page.titles()).toEqual(['New test API key created successfully']);
    expect(page.ids()).toEqual(['a']);
  });

  // @spec keys.name error.keys
  it.each([
    ['', 'Please enter a name for your API key'],
    [' \t\n', 'Please enter a name for your API key'],
    [secret, 'This looks like a key. Enter a name that says what will use it.'],
    ['a'.repeat(101), 'Use at most 100 characters.'],
  ])('is rejected with the name %j', async (name, problem) => {
    const page = await openList();
    page.ask(name);
    expect(page.value()).toBe('listed');
    expect(page.create.calls).toEqual([]);
    expect(page.snapshot().context.nameProblem).toBe(problem);
    expect(page.toasts()).toEqual([{ title: problem, variant: 'destructive', type: 'error' }]);
  });

  it('is rejected without a scope', async () => {
    const page = await openList();
    page.ask('Shop', { scopes: [] });
    expect(page.create.calls).toEqual([]);
    const problem = 'Choose at least one permission.';
    expect(page.snapshot().context).toMatchObject({ nameProblem: undefined, scopesProblem: problem });
    expect(page.titles()).toEqual([problem]);
    page.ask('Shop');
    expect(page.snapshot().context.scopesProblem).toBeUndefined();
  });

  it('clears the name error after a valid name or a change of tab', async () => {
    const page = await openList();
    page.ask('');
    page.actor.send({ type: 'tab.chosen', keyType: 'test' });
    expect(page.snapshot().context.nameProblem).toBeUndefined();
    page.ask('');
    page.ask('Shop');
    expect(page.snapshot().context.nameProblem).toBeUndefined();
  });

  it('sends one request for repeated submits', async () => {
    const page = await openList();
    page.ask('Shop');
    page.ask('Shop');
    page.askToRevoke('a');
    expect(page.value()).toBe('creating');
    expect(page.create.calls).toHaveLength(1);
  });

  // @spec error.keys
  it('changes nothing when it fails, and shows why', async () => {
    const page = await openList();
    page.ask('Shop');
    await page.create.latest().resolve({ ok: false, problem: offline });
    expect(page.value()).toBe('listed');
    expect(page.ids()).toEqual(['a']);
    expect(page.snapshot().context.createdId).toBeUndefined();
    expect(page.toasts()).toEqual([
      {
        title: 'Failed to create new API key',
        description: 'You are offline.',
        variant: 'destructive',
        type: 'error',
      },
    ]);
  });

  it('handles a thrown error as a failure and reports it', async () => {
    const page = await openList();
    page.ask('Shop');
    const error = new Error('broken');
    await page.create.latest().reject(error);
    expect(page.titles()).toEqual(['Failed to create new API key']);
    expect(page.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('showing a key', () => {
  // @spec keys.visibility
  it('toggles each key separately; earlier keys start hidden', async () => {
    const page = await openList([row('a'), row('c')], { a: secret });
    expect(page.keys()).toEqual([
      { row: row('a'), secret, isShown: false },
      { row: row('c'), secret: undefined, isShown: false },
    ]);
    page.actor.send({ type: 'visibility.toggled', id: 'a' });
    expect(page.keys().map(({ isShown }) => isShown)).toEqual([true, false]);
    page.actor.send({ type: 'visibility.toggled', id: 'a' });
    expect(page.keys().map(({ isShown }) => isShown)).toEqual([false, false]);
  });

  it.each(['c', 'elsewhere', 'constructor'])(
    'is not possible for a key that was not created in this tab: %s',
    async (id) => {
      const page = await openList([row('a'), row('c')], { a: secret });
      page.actor.send({ type: 'visibility.toggled', id });
      expect(page.snapshot().context.shownIds).toEqual([]);
    },
  );

  // @spec done.keys
  it('shows whether it was copied', async () => {
    const page = await openList();
    page.actor.send({ type: 'key.copied' });
    page.actor.send({ type: 'copy.refused' });
    expect(page.titles()).toEqual(['API key copied to clipboard', 'API key not copied']);
  });
});

describe('replacing a key', () => {
  const choose = async (id = 'a') => {
    const page = await openList([row('a'), row('c')]);
    page.actor.send({ type: 'rotation.asked', id });
    return page;
  };
  const rotating = async () => {
    const page = await choose();
    page.actor.send({ type: 'rotation.confirmed', lifetime: 365 });
    return page;
  };

  it('asks for the lifetime and returns to the list if it is dismissed', async () => {
    const page = await choose();
    expect(page.value()).toBe('choosing');
    expect(selectChosenApiKey(page.snapshot())).toEqual(row('a'));
    page.actor.send({ type: 'rotation.dismissed' });
    expect(page.value()).toBe('listed');
    expect(selectChosenApiKey(page.snapshot())).toBeUndefined();
    expect(page.rotate.calls).toEqual([]);
  });

  it('adds the new key on top, revealed, and shows until when the old one works', async () => {
    const page = await rotating();
    expect(page.value()).toBe('rotating');
    expect(page.rotate.calls.map(({ input }) => input)).toEqual([{ id: 'a', lifetime: 365 }]);
    const old = { ...row('a'), replaced_at: '2026-01-02T00:00:00Z', expires_at: '2026-01-03T00:00:00Z' };
    await page.rotate.latest().resolve({ ok: true, apiKey: row('new'), key: secret, replaced: old });
    expect(page.value()).toBe('listed');
    expect(page.keys()).toEqual([
      { row: row('new'), secret, isShown: true },
      { row: old, secret: undefined, isShown: false },
      { row: row('c'), secret: undefined, isShown: false },
    ]);
    expect(page.created()).toEqual([{ type: 'key.created', id: 'new', key: secret }]);
    expect(page.titles()).toEqual(['API key replaced']);
  });

  it('does not clear the name that is typed for another key', async () => {
    const page = await rotating();
    await page.rotate.latest().resolve({ ok: true, apiKey: row('new'), key: secret, replaced: row('a') });
    expect(page.snapshot().context.createdId).toBeUndefined();
  });

  it('changes nothing when it fails, and shows why', async () => {
    const page = await rotating();
    await page.rotate.latest().resolve({ ok: false, problem: offline });
    expect(page.value()).toBe('listed');
    expect(page.ids()).toEqual(['a', 'c']);
    const toast = { title: 'Failed to replace API key', description: 'You are offline.' };
    expect(page.toasts()).toMatchObject([toast]);
  });

  it('handles a thrown error as a failure and reports it', async () => {
    const page = await rotating();
    const error = new Error('broken');
    await page.rotate.latest().reject(error);
    expect(page.titles()).toEqual(['Failed to replace API key']);
    expect(page.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('ignores a key that is not in the list, and one that was replaced already', async () => {
    const page = await openList([{ ...row('a'), replaced_at: '2026-01-02T00:00:00Z' }]);
    for (const id of ['elsewhere', 'a']) page.actor.send({ type: 'rotation.asked', id });
    expect(page.value()).toBe('listed');
  });
});

describe('revoking a key', () => {
  it('asks for confirmation and returns to the list if it is dismissed', async () => {
    const page = await openList();
    page.askToRevoke('a');
    expect(page.value()).toBe('confirming');
    expect(selectChosenApiKey(page.snapshot())).toEqual(row('a'));
    page.actor.send({ type: 'revocation.dismissed' });
    expect(page.value()).toBe('listed');
    expect(selectChosenApiKey(page.snapshot())).toBeUndefined();
    expect(page.revoke.calls).toEqual([]);
  });

  // @spec keys.revoked done.keys
  it('removes it from the list and the context, and shows a toast', async () => {
    const page = await openList([row('a'), row('c')], { a: secret, c: secret });
    page.actor.send({ type: 'visibility.toggled', id: 'a' });
    page.revoking('a');
    expect(page.value()).toBe('revoking');
    expect(page.revoke.calls.map(({ input }) => input)).toEqual([{ id: 'a' }]);
    await page.revoke.latest().resolve({ ok: true });
    expect(page.value()).toBe('listed');
    expect(page.ids()).toEqual(['c']);
    expect(page.snapshot().context).toMatchObject({ shownIds: [], chosenId: undefined });
    expect(page.snapshot().context.secrets).toEqual({ c: secret });
    expect(page.toasts()).toEqual([
      { title: 'API key revoked successfully', variant: 'success', type: 'success' },
    ]);
  });

  it('succeeds if it was already revoked', async () => {
    const page = await openList();
    page.revoking('a');
    await page.revoke
      .latest()
      .resolve({ ok: false, problem: { code: 'not_found', message: 'There is no such API key.' } });
    expect(page.ids()).toEqual([]);
    expect(page.titles()).toEqual(['API key revoked successfully']);
  });

  // @spec error.keys
  it('keeps it when revoking fails, and shows why', async () => {
    const page = await openList();
    page.revoking('a');
    await page.revoke.latest().resolve({ ok: false, problem: offline });
    expect(page.value()).toBe('listed');
    expect(page.ids()).toEqual(['a']);
    expect(selectChosenApiKey(page.snapshot())).toBeUndefined();
    expect(page.toasts()).toMatchObject([
      { title: 'Failed to revoke API key', description: 'You are offline.', variant: 'destructive' },
    ]);
  });

  it('handles a thrown error as a failure and reports it', async () => {
    const page = await openList();
    page.revoking('a');
    const error = new Error('broken');
    await page.revoke.latest().reject(error);
    expect(page.titles()).toEqual(['Failed to revoke API key']);
    expect(page.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('ignores a key that is not in the list', async () => {
    const page = await openList();
    page.askToRevoke('elsewhere');
    expect(page.value()).toBe('listed');
  });
});

describe('the chart of the API keys', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
