import { type ApiKeyRow, type ApiKeyType, apiKeyFrom } from '@verapix/facts';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import {
  type ApiKeySecrets,
  apiKeysMachine,
  type CreateApiKeyInput,
  type CreateApiKeyOutcome,
  type ListApiKeysOutcome,
  type RevokeApiKeyInput,
  type RevokeApiKeyOutcome,
  selectApiKeyNameProblem,
  selectApiKeys,
  selectApiKeysProblem,
  selectApiKeyType,
  selectChosenApiKey,
  selectCreatedApiKeyId,
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
  last_used: null,
});

function startKeys(secrets: ApiKeySecrets = {}) {
  const list = controlledActor<ListApiKeysOutcome, void>();
  const create = controlledActor<CreateApiKeyOutcome, CreateApiKeyInput>();
  const revoke = controlledActor<RevokeApiKeyOutcome, RevokeApiKeyInput>();
  const test = createTestActor(apiKeysMachine, {
    input: { secrets },
    actors: { listApiKeys: list.logic, createApiKey: create.logic, revokeApiKey: revoke.logic },
    coverage,
  });
  const { actor, emitted } = test;
  const snapshot = () => actor.getSnapshot();
  return {
    ...test,
    list,
    create,
    revoke,
    snapshot,
    value: () => snapshot().value,
    keys: () => selectApiKeys(snapshot()),
    ids: () => selectApiKeys(snapshot()).map((key) => key.row.id),
    toasts: () => emitted.flatMap((event) => (event.type === 'notify' ? [event.toast] : [])),
    titles: () => emitted.flatMap((event) => (event.type === 'notify' ? [event.toast.title] : [])),
    created: () => emitted.filter(({ type }) => type === 'key.created'),
  };
}

async function openList(keys = [row('a'), row('b', 'test')], secrets: ApiKeySecrets = {}) {
  const page = startKeys(secrets);
  await page.list.latest().resolve({ ok: true, keys });
  const ask = (name: string) => page.actor.send({ type: 'creation.requested', name });
  const askToRevoke = (id: string) => page.actor.send({ type: 'revocation.asked', id });
  const revoking = (id: string) => {
    askToRevoke(id);
    page.actor.send({ type: 'revocation.confirmed' });
  };
  return { ...page, ask, askToRevoke, revoking };
}

describe('the list of keys', () => {
  it('is read on arrival, and says nothing', async () => {
    const page = startKeys();
    expect(page.value()).toBe('loading');
    await page.list.latest().resolve({ ok: true, keys: [row('a'), row('b', 'test'), row('c')] });
    expect(page.value()).toBe('listed');
    expect(page.ids()).toEqual(['a', 'c']);
    expect(page.emitted).toEqual([]);
  });

  it('shows the keys of one type at a time', async () => {
    const { actor, ids, snapshot } = await openList();
    expect(selectApiKeyType(snapshot())).toBe('live');
    actor.send({ type: 'tab.chosen', keyType: 'test' });
    expect(selectApiKeyType(snapshot())).toBe('test');
    expect(ids()).toEqual(['b']);
  });

  it('says that it could not be read, and can be tried again', async () => {
    const page = startKeys();
    await page.list.latest().resolve({ ok: false, problem: offline });
    expect(page.value()).toBe('failed');
    expect(selectApiKeysProblem(page.snapshot())).toEqual(offline);
    expect(page.toasts()).toEqual([
      {
        title: 'Failed to load your API keys. Please try again later.',
        variant: 'destructive',
        type: 'error',
      },
    ]);
    page.actor.send({ type: 'load.retried' });
    expect(selectApiKeysProblem(page.snapshot())).toBeUndefined();
    await page.list.latest().resolve({ ok: true, keys: [] });
    expect(page.value()).toBe('listed');
  });

  it('treats a throw as a failure, and reports it', async () => {
    const page = startKeys();
    const error = new Error('broken');
    await page.list.latest().reject(error);
    expect(page.value()).toBe('failed');
    expect(page.titles()).toEqual(['Failed to load your API keys. Please try again later.']);
    expect(page.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('creating a key', () => {
  it('puts it on top, revealed, and says so', async () => {
    const page = await openList();
    page.ask('  Shop  ');
    expect(page.value()).toBe('creating');
    expect(page.create.latest().input).toEqual({ name: 'Shop', type: 'live' });
    await page.create.latest().resolve({ ok: true, apiKey: row('new'), key: secret });
    expect(page.value()).toBe('listed');
    expect(page.ids()).toEqual(['new', 'a']);
    expect(page.keys()[0]).toEqual({ row: row('new'), secret, isShown: true });
    expect(selectCreatedApiKeyId(page.snapshot())).toBe('new');
    expect(page.created()).toEqual([{ type: 'key.created', id: 'new', key: secret }]);
    expect(page.toasts()).toEqual([
      { title: 'New live API key created successfully', variant: 'success', type: 'success' },
    ]);
  });

  it('makes one of the type that was looked at, whichever is looked at when it is there', async () => {
    const page = await openList();
    page.actor.send({ type: 'tab.chosen', keyType: 'test' });
    page.ask('Shop');
    expect(page.create.latest().input).toEqual({ name: 'Shop', type: 'test' });
    page.actor.send({ type: 'tab.chosen', keyType: 'live' });
    await page.create.latest().resolve({ ok: true, apiKey: row('new', 'test'), key: secret });
    expect(page.titles()).toEqual(['New test API key created successfully']);
    expect(page.ids()).toEqual(['a']);
  });

  it.each([
    ['', 'Please enter a name for your API key'],
    [' \t\n', 'Please enter a name for your API key'],
    [secret, 'This looks like a key itself. Enter a name that says what will use the key.'],
    ['a'.repeat(101), 'Use at most 100 characters.'],
  ])('is refused with the name %j', async (name, problem) => {
    const page = await openList();
    page.ask(name);
    expect(page.value()).toBe('listed');
    expect(page.create.calls).toEqual([]);
    expect(selectApiKeyNameProblem(page.snapshot())).toBe(problem);
    expect(page.toasts()).toEqual([{ title: problem, variant: 'destructive', type: 'error' }]);
  });

  it('says no more that a name is wrong once it is right, or another type is looked at', async () => {
    const page = await openList();
    page.ask('');
    page.actor.send({ type: 'tab.chosen', keyType: 'test' });
    expect(selectApiKeyNameProblem(page.snapshot())).toBeUndefined();
    page.ask('');
    page.ask('Shop');
    expect(selectApiKeyNameProblem(page.snapshot())).toBeUndefined();
  });

  it('is done once, however often it is asked for', async () => {
    const page = await openList();
    page.ask('Shop');
    page.ask('Shop');
    page.askToRevoke('a');
    expect(page.value()).toBe('creating');
    expect(page.create.calls).toHaveLength(1);
  });

  it('leaves all as it was when it fails, and says why', async () => {
    const page = await openList();
    page.ask('Shop');
    await page.create.latest().resolve({ ok: false, problem: offline });
    expect(page.value()).toBe('listed');
    expect(page.ids()).toEqual(['a']);
    expect(selectCreatedApiKeyId(page.snapshot())).toBeUndefined();
    expect(page.toasts()).toEqual([
      {
        title: 'Failed to create new API key',
        description: 'You are offline.',
        variant: 'destructive',
        type: 'error',
      },
    ]);
  });

  it('treats a throw as a failure, and reports it', async () => {
    const page = await openList();
    page.ask('Shop');
    const error = new Error('broken');
    await page.create.latest().reject(error);
    expect(page.titles()).toEqual(['Failed to create new API key']);
    expect(page.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('showing a key', () => {
  it('is up to each, and hidden at first when it was created before', async () => {
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
    'is not possible for one that this tab was never told: %s',
    async (id) => {
      const page = await openList([row('a'), row('c')], { a: secret });
      page.actor.send({ type: 'visibility.toggled', id });
      expect(page.snapshot().context.shownIds).toEqual([]);
    },
  );

  it('says whether it was copied', async () => {
    const page = await openList();
    page.actor.send({ type: 'key.copied' });
    page.actor.send({ type: 'copy.refused' });
    expect(page.titles()).toEqual(['API key copied to clipboard', 'API key not copied']);
  });
});

describe('revoking a key', () => {
  it('asks first, and goes back to the list on a no', async () => {
    const page = await openList();
    page.askToRevoke('a');
    expect(page.value()).toBe('confirming');
    expect(selectChosenApiKey(page.snapshot())).toEqual(row('a'));
    page.actor.send({ type: 'revocation.dismissed' });
    expect(page.value()).toBe('listed');
    expect(selectChosenApiKey(page.snapshot())).toBeUndefined();
    expect(page.revoke.calls).toEqual([]);
  });

  it('takes it off the list, forgets it, and says so', async () => {
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

  it('is the same when it was revoked already', async () => {
    const page = await openList();
    page.revoking('a');
    await page.revoke
      .latest()
      .resolve({ ok: false, problem: { code: 'not_found', message: 'There is no such API key.' } });
    expect(page.ids()).toEqual([]);
    expect(page.titles()).toEqual(['API key revoked successfully']);
  });

  it('keeps it when that fails, and says why', async () => {
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

  it('treats a throw as a failure, and reports it', async () => {
    const page = await openList();
    page.revoking('a');
    const error = new Error('broken');
    await page.revoke.latest().reject(error);
    expect(page.titles()).toEqual(['Failed to revoke API key']);
    expect(page.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('is only for one that is on the list', async () => {
    const page = await openList();
    page.askToRevoke('elsewhere');
    expect(page.value()).toBe('listed');
  });
});

describe('the chart of the API keys', () => {
  it('has no transition that no test takes', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
