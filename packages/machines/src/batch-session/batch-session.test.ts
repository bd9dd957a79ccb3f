import { afterAll, describe, expect, it, vi } from 'vitest';
import { type EventObject, fromCallback } from 'xstate';
import { type BatchActor, type BatchItem, type BatchResult, batchMachine } from '../batch';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import { createToolRunMachine, type InspectInput, type InspectOutcome } from '../tool-run';
import {
  type BatchSessionInput,
  batchSessionMachine,
  type OpenedFiles,
  type OpenFilesInput,
  type SavedResults,
  type SaveResultsInput,
  type StoredBatch,
} from '.';

const coverage = transitionCoverage(batchSessionMachine);
afterAll(() => expect(coverage.missing()).toEqual([]));

const picture = (id: string): BatchItem => ({
  id,
  name: `${id}.jpg`,
  bytes: 9,
  status: 'waiting',
  progress: 0,
});
const file = (name: string) => new File([name], name);
const damaged = { code: 'damaged', message: 'It is damaged.', fix: 'Save it again.' };
const opened = (items: readonly string[], changes: Partial<OpenedFiles> = {}): OpenedFiles => ({
  items: items.map(picture),
  first: items[0] === undefined ? undefined : file(items[0]),
  count: items.length,
  problems: [],
  ...changes,
});
const stored: StoredBatch = { items: [picture('old')], options: { factor: 3 } };
const broken = new Error('broken');

/** A session whose actors the test controls, except one that throws. Its pictures are never done. */
function startSession(
  input: Partial<BatchSessionInput> = {},
  { throwing }: { throwing?: 'watchLock' | 'watchBatch' } = {},
) {
  const load = controlledActor<StoredBatch | undefined, void>();
  const clear = controlledActor<void, void>();
  const open = controlledActor<OpenedFiles, OpenFilesInput>();
  const copy = controlledActor<boolean, void>();
  const save = controlledActor<SavedResults, SaveResultsInput>();
  const watched: { batch?: BatchActor; isOver?: boolean } = {};
  const watchers: { lock?: { sendBack: (event: EventObject) => void } } = {};
  const inspect = controlledActor<InspectOutcome<unknown>, InspectInput<string>>().logic;
  const pictureRun = createToolRunMachine<unknown, object, BatchResult, string>().provide({
    actors: { inspect },
  });
  const test = createTestActor(batchSessionMachine, {
    actors: {
      batch: batchMachine.provide({ actors: { pictureRun } }),
      watchLock: fromCallback(({ sendBack }) => {
        if (throwing === 'watchLock') throw broken;
        watchers.lock = { sendBack };
      }),
      watchBatch: fromCallback<EventObject, BatchActor>(({ input: batch }) => {
        if (throwing === 'watchBatch') throw broken;
        watched.batch = batch;
        watched.isOver = false;
        return () => {
          watched.isOver = true;
        };
      }),
      loadBatch: load.logic,
      clearBatch: clear.logic,
      openFiles: open.logic,
      copyFiles: copy.logic,
      saveResults: save.logic,
    },
    input: {
      options: { factor: 2, format: 'png' },
      template: '{name}',
      costOf: () => 1,
      isSameWork: () => true,
      isBlocked: () => false,
      takesSingle: false,
      takesRejection: false,
      asksNotice: false,
      ...input,
    },
    coverage,
  });
  const { actor, emitted } = test;
  return {
    ...test,
    load,
    clear,
    open,
    copy,
    save,
    watched,
    grant: () => watchers.lock?.sendBack({ type: 'lock.granted' }),
    refuse: () => watchers.lock?.sendBack({ type: 'lock.refused' }),
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    isIn: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      actor.getSnapshot().matches(state),
    batch: () => actor.getSnapshot().context.batch?.getSnapshot(),
    types: () => emitted.map(({ type }) => type),
    choose: (...names: string[]) =>
      actor.send({ type: 'files.chosen', files: names.map(file), options: { factor: 4 } }),
    add: (...names: string[]) => actor.send({ type: 'files.added', files: names.map(file) }),
  };
}

/** A session that has read what is stored. */
async function read(found: StoredBatch | undefined, input: Partial<BatchSessionInput> = {}) {
  const test = startSession(input);
  test.grant();
  test.actor.send({ type: 'access.changed', access: 'free' });
  await test.load.latest().resolve(found);
  return test;
}

/** A session with a new batch of pictures, whose files are copied. */
async function started(items: readonly string[] = ['a', 'b'], input: Partial<BatchSessionInput> = {}) {
  const test = await read(undefined, input);
  test.choose(...items);
  await test.open.latest().resolve(opened(items));
  await test.copy.latest().resolve(true);
  expect(test.isIn({ open: { copying: 'kept' } })).toBe(true);
  return test;
}

describe('the beginning', () => {
  it('waits for the lock and the plan before anything is read', async () => {
    const { actor, load, grant, value } = startSession();
    expect(value()).toEqual({ preparing: 'locking' });
    grant();
    expect(value()).toEqual({ preparing: 'awaitingPlan' });
    expect(load.calls).toEqual([]);
    actor.send({ type: 'access.changed', access: 'free' });
    await load.latest().resolve(undefined);
    expect(value()).toBe('empty');
  });

  it('ends where another tab has the batch', () => {
    const { refuse, value } = startSession();
    refuse();
    expect(value()).toBe('elsewhere');
  });

  it('passes on that nothing can be read', async () => {
    const { actor, load, grant, value, emitted } = startSession();
    grant();
    actor.send({ type: 'access.changed', access: 'paid' });
    await load.latest().reject(broken);
    expect(value()).toBe('empty');
    expect(emitted).toEqual([{ type: 'session.failed', error: broken }]);
  });

  it('passes on that the lock could not be asked for', async () => {
    const { emitted } = startSession({}, { throwing: 'watchLock' });
    await vi.waitFor(() => expect(emitted).toEqual([{ type: 'session.failed', error: broken }]));
  });

  it('opens files that were chosen before it was ready', async () => {
    const { actor, load, open, grant, choose, value } = startSession();
    choose('a', 'b');
    grant();
    actor.send({ type: 'access.changed', access: 'free' });
    await load.latest().resolve({ items: [], options: {} });
    expect(value()).toBe('opening');
    expect(open.latest().input).toMatchObject({ files: [{ name: 'a' }, { name: 'b' }], max: 3 });
  });
});

describe('a stored batch', () => {
  it('goes on where it was', async () => {
    const { actor, batch, isIn, types, watched, context } = await read(stored);
    expect(isIn({ preparing: 'offering' })).toBe(true);
    actor.send({ type: 'batch.restored' });
    expect(isIn({ open: { intake: 'idle', copying: 'kept' } })).toBe(true);
    expect(batch()?.value).toBe('running');
    expect(batch()?.context.options).toEqual({ factor: 3 });
    expect(watched.batch).toBe(context().batch);
    expect(types()).toEqual(['session.resumed']);
  });

  it('that is blocked waits for the user', async () => {
    const { actor, batch } = await read(stored, { isBlocked: () => true });
    actor.send({ type: 'batch.restored' });
    expect(batch()?.value).toBe('ready');
  });

  it('takes the files that were chosen meanwhile, up to the limit of the plan', async () => {
    const { actor, choose, open, batch, isIn, copy } = await read(stored);
    choose('a', 'b', 'c');
    expect(isIn({ preparing: 'offering' })).toBe(true);
    actor.send({ type: 'batch.restored' });
    expect(isIn({ open: { intake: 'opening' } })).toBe(true);
    expect(open.latest().input).toMatchObject({ files: { length: 3 }, max: 2 });
    await open.latest().resolve(opened(['a', 'b'], { count: 3 }));
    expect(batch()?.context.items.map(({ id }) => id)).toEqual(['old', 'a', 'b']);
    expect(actor.getSnapshot().context.leftOut).toEqual({ chosen: 3, taken: 2, isFree: true });
    expect(copy.live()).toHaveLength(1);
  });

  it('drops files that were chosen for other work', async () => {
    const { actor, choose, open, context } = await read(stored, {
      isSameWork: (before, now) => JSON.stringify(before) === JSON.stringify(now),
    });
    choose('a');
    actor.send({ type: 'batch.restored' });
    expect(open.calls).toEqual([]);
    expect(context().files).toBeUndefined();
  });

  it('is deleted, and the chosen files start another one', async () => {
    const { actor, choose, clear, open, value, batch, types } = await read(stored);
    choose('a', 'b');
    actor.send({ type: 'batch.deleted' });
    expect(value()).toBe('clearing');
    await clear.latest().resolve();
    expect(value()).toBe('opening');
    await open.latest().resolve(opened(['a', 'b']));
    expect(batch()?.context.options).toEqual({ factor: 4, format: 'png' });
    expect(types()).toEqual([]);
  });

  it('is deleted, and nothing is left', async () => {
    const { actor, clear, value, types } = await read(stored);
    actor.send({ type: 'batch.deleted' });
    await clear.latest().resolve();
    expect(value()).toBe('empty');
    expect(types()).toEqual(['session.closed']);
  });

  it('passes on that it could not be deleted', async () => {
    const { actor, clear, value, emitted } = await read(stored);
    actor.send({ type: 'batch.deleted' });
    await clear.latest().reject(broken);
    expect(value()).toBe('empty');
    expect(emitted).toEqual([{ type: 'session.failed', error: broken }]);
  });
});

describe('the files of a new batch', () => {
  it('are copied while the batch is ready to start', async () => {
    const { choose, open, copy, actor, batch, isIn } = await read(undefined);
    choose('a', 'b', 'c', 'd');
    await open.latest().resolve(opened(['a', 'b', 'c'], { count: 4, problems: [damaged] }));
    expect(isIn({ open: { copying: 'storing' } })).toBe(true);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(batch()?.value).toBe('ready');
    expect(actor.getSnapshot().context).toMatchObject({
      leftOut: { chosen: 4, taken: 3, isFree: true },
      files: undefined,
    });
    await copy.latest().resolve(true);
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  });

  it('stay where the user has them if there is no room', async () => {
    for (const end of ['resolve', 'reject'] as const) {
      const { choose, open, copy, isIn, add } = await read(undefined);
      choose('a', 'b');
      await open.latest().resolve(opened(['a', 'b']));
      if (end === 'resolve') await copy.latest().resolve(false);
      else await copy.latest().reject(broken);
      expect(isIn({ open: { copying: 'volatile' } })).toBe(true);
      add('c');
      await open.latest().resolve(opened(['c']));
      expect(isIn({ open: { copying: 'storing' } })).toBe(true);
    }
  });

  it('say what is being opened, and ask for pages', async () => {
    const { actor, choose, open, context } = await read(undefined);
    choose('letter.pdf');
    actor.send({ type: 'opening.progressed', text: 'Drawing' });
    expect(context().openingText).toBe('Drawing');
    const answer = vi.fn();
    const document = {
      name: 'letter.pdf',
      pageCount: 9,
      max: 3,
      preview: async () => new Blob(),
      text: async () => '',
    };
    actor.send({ type: 'pages.requested', question: { document, answer } });
    expect(context().question?.document.name).toBe('letter.pdf');
    actor.send({ type: 'pages.chosen', pages: [2, 3] });
    expect(answer).toHaveBeenCalledExactlyOnceWith([2, 3]);
    expect(context().question).toBeUndefined();
    await open.latest().resolve(opened(['p2', 'p3']));
    expect(context().openingText).toBeUndefined();
  });

  it('are forgotten when the user cancels, also if they are opened later', async () => {
    const { actor, choose, open, value, types, batch } = await read(undefined);
    choose('a', 'b');
    const call = open.latest();
    actor.send({ type: 'opening.cancelled' });
    expect(call.signal.aborted).toBe(true);
    await call.resolve(opened(['a', 'b']));
    expect(value()).toBe('empty');
    expect(batch()).toBeUndefined();
    expect(types()).toEqual(['session.closed']);
  });

  it('close the session if none of them is a picture', async () => {
    const { choose, open, value, toasts, types } = await read(undefined, { takesRejection: true });
    choose('a', 'b');
    await open.latest().resolve(opened([], { problems: [damaged, damaged] }));
    expect(value()).toBe('empty');
    expect(toasts()).toMatchObject([{ title: 'It is damaged.' }, { title: 'It is damaged.' }]);
    expect(types().at(-1)).toBe('session.closed');
  });

  it('are left to the page if it is one picture, or one that can’t be opened', async () => {
    const { choose, open, emitted, value } = await read(undefined, {
      takesSingle: true,
      takesRejection: true,
    });
    choose('a');
    await open.latest().resolve(opened([], { problems: [damaged] }));
    choose('b');
    await open.latest().resolve(opened(['b']));
    expect(value()).toBe('empty');
    expect(emitted).toMatchObject([
      { type: 'rejection.passed', problem: damaged },
      { type: 'file.passed', file: { name: 'b' } },
    ]);
  });

  it('fail the page if opening them throws', async () => {
    const { choose, open, value, emitted } = await read(undefined);
    choose('a');
    await open.latest().reject(broken);
    expect(value()).toBe('empty');
    expect(emitted).toEqual([{ type: 'session.failed', error: broken }]);
  });
});

describe('an open batch', () => {
  it('takes more files, also while others are copied', async () => {
    const { actor, add, open, copy, batch } = await started(['a']);
    actor.send({ type: 'access.changed', access: 'paid' });
    add('b');
    expect(open.latest().input.max).toBe(99);
    await open.latest().resolve(opened(['b']));
    const first = copy.latest();
    add('c');
    await open.latest().resolve(opened(['c']));
    expect(first.signal.aborted).toBe(true);
    expect(copy.live()).toHaveLength(1);
    expect(batch()?.context.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('copies nothing if no picture was added', async () => {
    const { add, open, isIn, context } = await started();
    add('c');
    await open.latest().resolve(opened([], { count: 1 }));
    expect(isIn({ open: { intake: 'idle', copying: 'kept' } })).toBe(true);
    expect(context().leftOut).toEqual({ chosen: 1, taken: 0, isFree: true });
  });

  it('opens the files that were chosen last, and none if that is cancelled', async () => {
    const { actor, add, open, isIn, batch } = await started();
    add('c');
    add('d');
    expect(open.live()).toHaveLength(1);
    expect(open.latest().input.files.map(({ name }) => name)).toEqual(['d']);
    actor.send({ type: 'opening.progressed', text: 'Drawing' });
    actor.send({
      type: 'pages.requested',
      question: {
        document: {
          name: 'd',
          pageCount: 1,
          max: 1,
          preview: async () => new Blob(),
          text: async () => '',
        },
        answer: () => {},
      },
    });
    actor.send({ type: 'pages.chosen', pages: [] });
    actor.send({ type: 'opening.cancelled' });
    expect(open.live()).toEqual([]);
    expect(isIn({ open: { intake: 'idle' } })).toBe(true);
    expect(batch()?.context.items).toHaveLength(2);
  });

  it('fails the page if opening more files throws', async () => {
    const { add, open, types } = await started();
    add('c');
    await open.latest().reject(broken);
    expect(types()).toEqual(['session.failed']);
  });

  it('pauses when there is no more room for results', async () => {
    const { actor, context, batch } = await started();
    context().batch?.send({ type: 'batch.started' });
    actor.send({ type: 'storage.filled' });
    expect(batch()?.value).toBe('pausing');
    expect(batch()?.context.problem?.code).toBe('storage-full');
  });

  it('is deleted with all that goes on', async () => {
    const { actor, add, open, clear, value, context, watched, types } = await started();
    add('c');
    actor.send({ type: 'batch.deleted' });
    expect(open.live()).toEqual([]);
    expect(watched.isOver).toBe(true);
    expect(context().batch).toBeDefined();
    await clear.latest().resolve();
    expect(value()).toBe('empty');
    expect(context().batch).toBeUndefined();
    expect(types()).toEqual(['session.closed']);
  });

  it('fails the page if it can’t be watched', async () => {
    const { grant, actor, load, open, choose, emitted } = startSession({}, { throwing: 'watchBatch' });
    grant();
    actor.send({ type: 'access.changed', access: 'free' });
    await load.latest().resolve(undefined);
    choose('a', 'b');
    await open.latest().resolve(opened(['a', 'b']));
    await vi.waitFor(() => expect(emitted).toEqual([{ type: 'session.failed', error: broken }]));
  });
});

describe('saving results', () => {
  const warning = { title: '1 file could not be written.' };

  it('says how far it is, and what could not be saved', async () => {
    const { actor, save, isIn, context, toasts } = await started();
    actor.send({ type: 'form.changed', form: { template: '{index}' } });
    actor.send({ type: 'form.changed', form: { saveAs: { format: 'webp' } } });
    actor.send({ type: 'saving.started', target: { to: 'folder' } });
    expect(save.latest().input).toEqual({
      target: { to: 'folder' },
      template: '{index}',
      saveAs: { format: 'webp' },
    });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    actor.send({ type: 'saving.progressed', progress: { done: 1, all: 2 } });
    expect(context().saveProgress).toEqual({ done: 1, all: 2 });
    await save.latest().resolve({ warning });
    expect(isIn({ open: { saving: 'idle' } })).toBe(true);
    expect(toasts()).toEqual([warning]);
  });

  it('is cancelled by the user, and by the next one', async () => {
    const { actor, save, isIn, toasts, context } = await started();
    actor.send({ type: 'saving.started', target: { to: 'zip' } });
    actor.send({ type: 'saving.progressed', progress: { done: 1, all: 2 } });
    const first = save.latest();
    actor.send({ type: 'saving.started', target: { to: 'file', item: picture('a') } });
    expect(context().saveProgress).toBeUndefined();
    await first.resolve({ warning });
    const second = save.latest();
    expect(second.isLive()).toBe(true);
    actor.send({ type: 'saving.cancelled' });
    await second.resolve({ warning });
    expect(isIn({ open: { saving: 'idle' } })).toBe(true);
    expect(toasts()).toEqual([]);
  });

  it('names a failure until it is tried again', async () => {
    const { actor, save, context, types } = await started();
    actor.send({ type: 'saving.started', target: { to: 'document', index: 0 } });
    await save.latest().reject(broken);
    expect(context().saveFailure?.code).toBe('unexpected');
    expect(types()).toEqual(['error.caught']);
    actor.send({ type: 'saving.started', target: { to: 'zip' } });
    expect(context().saveFailure).toBeUndefined();
    await save.latest().resolve({ warning: undefined });
  });
});

it('asks once whether to notify the user of the end', async () => {
  const { actor, isIn, emitted } = await started(['a'], { asksNotice: true });
  expect(isIn({ open: { notice: 'asking' } })).toBe(true);
  actor.send({ type: 'notice.answered', isAllowed: false });
  actor.send({ type: 'notice.answered', isAllowed: true });
  expect(emitted).toEqual([{ type: 'notice.settled', isAllowed: false }]);
});
