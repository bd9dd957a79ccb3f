import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { createMemoryStore, libraryLimit, maxLibraryBytes, type ResultStore } from '../store/result-store';
import { createLibrary } from './library.flow';
import { search } from './library-texts';
import { resultOf } from './library.test-kit';

const opened = async (store: ResultStore, isAllowed = true) => {
  const happened: string[] = [];
  const actor = createLibrary(store, {
    mayStore: () => isAllowed,
    notify: ({ title }) => void happened.push(title),
    navigate: () => {},
  }).start();
  const snapshot = await waitFor(actor, (state) => !state.matches('loading'));
  return { actor, happened, snapshot };
};

describe('the page of the results', () => {
  it('lists them newest first, and deletes what the user confirmed', async () => {
    const store = createMemoryStore();
    for (const [id, madeAt] of [
      ['old', 1],
      ['new', 2],
    ] as const)
      await store.add(resultOf(id, { madeAt }), { made: [new Blob(['a'])] });
    const { actor, happened, snapshot } = await opened(store);
    expect(snapshot.context.results.map(({ id }) => id)).toEqual(['new', 'old']);
    actor.send({ type: 'results.deleted', ids: ['new'] });
    await waitFor(actor, (state) => state.matches('loaded'));
    expect(happened).toEqual(['Result deleted']);
    expect(await store.files('new')).toEqual({ ok: true, value: undefined });
  });

  it('stores that nothing more is kept', async () => {
    const store = createMemoryStore();
    const { actor } = await opened(store);
    actor.send({ type: 'keeping.switched', isKeeping: false });
    expect(await store.read()).toMatchObject({ value: { isKeeping: false } });
  });

  it('keeps nothing for a user who refuses what is functional', async () => {
    const { snapshot } = await opened(createMemoryStore(), false);
    expect(snapshot.value).toEqual({ loaded: 'off' });
  });

  it('says what the browser refuses', async () => {
    const refused = async () => ({ ok: false, refusal: 'full' }) as const;
    const { snapshot } = await opened({ ...createMemoryStore(), read: refused });
    expect(snapshot.context.problem?.message).toBe('Your browser has no space left for this site.');
  });
});

describe('the limit of the library', () => {
  it('refuses a result that does not fit, and changes nothing', async () => {
    const store = createMemoryStore(15);
    const add = (id: string) => store.add(resultOf(id, { bytes: 10 }), { made: [] });
    expect(await add('a')).toEqual({ ok: true, value: 'kept-for-visit' });
    expect(await add('b')).toEqual({ ok: true, value: 'full' });
    expect(await store.read()).toMatchObject({ value: { results: [{ id: 'a' }] } });
  });

  it('is half of what the browser gives, and at most 1 GB', () => {
    expect(libraryLimit(1000)).toBe(500);
    expect(libraryLimit(undefined)).toBe(maxLibraryBytes);
    expect(libraryLimit(Number.MAX_SAFE_INTEGER)).toBe(maxLibraryBytes);
  });
});

describe('the search', () => {
  const results = [resultOf('boats'), resultOf('letter', { tool: 'image-to-text', excerpt: 'Dear Ada' })];

  it.each([
    ['', 2],
    ['BOATS upscaler', 1],
    ['dear', 1],
    ['boats text', 0],
  ])('for “%s” finds %i', (query, found) => {
    expect(search(results, query)).toHaveLength(found);
  });
});
