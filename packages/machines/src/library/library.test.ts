import type { Outcome } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import {
  bytesOf,
  type DeleteResultsInput,
  type LibraryResult,
  type LoadLibraryOutcome,
  libraryMachine,
  oldestBeyond,
} from '.';

const coverage = transitionCoverage(libraryMachine);
const full = { code: 'storage-failed', message: 'The browser refused.' };

const result = (id: string, madeAt = 0, bytes = 10): LibraryResult => ({
  id,
  madeAt,
  tool: 'image-upscaler',
  steps: [{ tool: 'image-upscaler', settings: { factor: 2 } }],
  files: [{ name: `${id}.png`, mime: 'image/png', bytes }],
});

function startLibrary() {
  const load = controlledActor<LoadLibraryOutcome, void>();
  const remove = controlledActor<Outcome, DeleteResultsInput>();
  const test = createTestActor(libraryMachine, {
    actors: { loadLibrary: load.logic, deleteResults: remove.logic },
    coverage,
  });
  return {
    ...test,
    load,
    remove,
    value: () => test.actor.getSnapshot().value,
    ids: () => test.actor.getSnapshot().context.results.map(({ id }) => id),
  };
}

async function openLibrary(ids: readonly string[], isKeeping = true) {
  const library = startLibrary();
  const results = ids.map((id) => result(id));
  await library.load.latest().resolve({ ok: true, results, isKeeping, limitBytes: 100 });
  return library;
}

describe('the library', () => {
  it.each([
    ['lists what is kept', ['a'], true, 'listing'],
    ['lists what is kept after keeping was turned off', ['a'], false, 'listing'],
    ['is empty before the first result', [], true, 'empty'],
    ['is off without results and without keeping any', [], false, 'off'],
  ] as const)('%s', async (_, ids, isKeeping, state) => {
    const library = await openLibrary(ids, isKeeping);
    expect(library.value()).toEqual({ loaded: state });
    expect(library.emitted).toEqual([]);
  });

  it('says why it could not be read, and can be tried again', async () => {
    const library = startLibrary();
    await library.load.latest().resolve({ ok: false, problem: full });
    expect(library.value()).toBe('failed');
    expect(library.actor.getSnapshot().context.problem).toEqual(full);
    library.actor.send({ type: 'load.retried' });
    expect(library.value()).toBe('loading');
    const error = new Error('broken');
    await library.load.latest().reject(error);
    expect(library.actor.getSnapshot().context.problem).toMatchObject({ code: 'unexpected' });
    expect(library.emitted).toEqual([{ type: 'error.caught', error }]);
  });

  it('is read again when another tab has changed it', async () => {
    const library = await openLibrary(['a']);
    library.actor.send({ type: 'library.changed' });
    await library.load
      .latest()
      .resolve({ ok: true, results: [result('b'), result('a')], isKeeping: true, limitBytes: 100 });
    expect(library.ids()).toEqual(['b', 'a']);
  });

  it('stores whether results are kept', async () => {
    const library = await openLibrary([]);
    library.actor.send({ type: 'keeping.switched', isKeeping: false });
    expect(library.value()).toEqual({ loaded: 'off' });
    library.actor.send({ type: 'keeping.switched', isKeeping: true });
    expect(library.value()).toEqual({ loaded: 'empty' });
    expect(library.emitted).toEqual([
      { type: 'keeping.changed', isKeeping: false },
      { type: 'keeping.changed', isKeeping: true },
    ]);
  });
});

describe('deleting results', () => {
  it('removes them from the list once they are gone', async () => {
    const library = await openLibrary(['a', 'b', 'c']);
    library.actor.send({ type: 'results.deleted', ids: ['b'] });
    library.actor.send({ type: 'results.deleted', ids: ['c'] });
    expect(library.value()).toBe('deleting');
    expect(library.remove.calls.map(({ input }) => input)).toEqual([{ ids: ['b'] }]);
    expect(library.ids()).toEqual(['a', 'b', 'c']);
    await library.remove.latest().resolve({ ok: true });
    expect(library.ids()).toEqual(['a', 'c']);
    library.actor.send({ type: 'results.deleted', ids: ['a', 'c'] });
    await library.remove.latest().resolve({ ok: true });
    expect(library.value()).toEqual({ loaded: 'empty' });
    expect(library.toasts().map(({ title }) => title)).toEqual(['Result deleted', '2 results deleted']);
  });

  it('changes nothing if it fails, and says why', async () => {
    const library = await openLibrary(['a']);
    library.actor.send({ type: 'results.deleted', ids: ['a'] });
    await library.remove.latest().resolve({ ok: false, problem: full });
    expect(library.ids()).toEqual(['a']);
    expect(library.toasts()).toMatchObject([
      { title: 'Nothing was deleted', description: 'The browser refused.' },
    ]);
    library.actor.send({ type: 'results.deleted', ids: ['a'] });
    const error = new Error('broken');
    await library.remove.latest().reject(error);
    expect(library.value()).toEqual({ loaded: 'listing' });
    expect(library.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('the size of the library', () => {
  it('counts the originals', () => {
    const original = { name: 'o.png', mime: 'image/png', bytes: 5, width: 1, height: 1 };
    expect(bytesOf({ ...result('a'), original })).toBe(15);
  });

  it('names the oldest results that must go', () => {
    const results = [result('new', 3), result('old', 1), result('middle', 2)];
    expect(oldestBeyond(results, 10).map(({ id }) => id)).toEqual(['old', 'middle']);
    expect(oldestBeyond(results, 30)).toEqual([]);
    expect(oldestBeyond(results, 0)).toHaveLength(3);
  });
});

describe('the chart of the library', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
