import { afterAll, describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import {
  createToolRunMachine,
  type InspectInput,
  type InspectOutcome,
  type ProcessInput,
  type ProcessOutcome,
} from '../tool-run';
import {
  type BatchInput,
  type BatchItem,
  type BatchResult,
  batchMachine,
  batchProgress,
  countItems,
  remainingMs,
  runsAtOnce,
} from '.';

const coverage = transitionCoverage(batchMachine);
afterAll(() => expect(coverage.missing()).toEqual([]));

const picture = (id: string, changes: Partial<BatchItem> = {}): BatchItem => ({
  id,
  name: `${id}.jpg`,
  bytes: 1000,
  status: 'waiting',
  progress: 0,
  ...changes,
});
const pictures = (...ids: string[]) => ids.map((id) => picture(id));
const made: BatchResult = { mime: 'image/png', bytes: 10, width: 4, height: 4 };
const damaged = { code: 'damaged', message: 'The picture is damaged.' };
const noPlan = { code: 'plan', title: 'Plan', message: 'That needs a plan.', fix: 'Choose less.' };

/** A batch whose runs the test controls. */
function startBatch(items: readonly BatchItem[], input: Partial<BatchInput> = {}) {
  const inspect = controlledActor<InspectOutcome<unknown>, InspectInput<string>>();
  const process = controlledActor<ProcessOutcome<BatchResult>, ProcessInput<unknown, object>>();
  const pictureRun = createToolRunMachine<unknown, object, BatchResult, string>().provide({
    actors: { inspect: inspect.logic, process: process.logic },
  });
  const time = { now: 0 };
  const test = createTestActor(batchMachine, {
    actors: { pictureRun },
    input: { items, options: { factor: 2 }, costOf: () => 1 / 2, now: () => time.now, ...input },
    coverage,
  });
  const { actor } = test;
  const latest = <Call extends { input: unknown; isLive: () => boolean }>(
    calls: readonly Call[],
    id: string,
  ) => {
    const call = calls.findLast((one) => JSON.stringify(one.input).includes(`"${id}"`));
    if (!call) throw new Error(`No run of ${id} has got this far.`);
    return call;
  };
  const accept = (id: string) => latest(inspect.calls, id).resolve({ ok: true, source: { id } });
  const finish = async (id: string, value: BatchResult = made) => {
    await accept(id);
    await latest(process.calls, id).resolve({ ok: true, value });
  };
  return {
    ...test,
    time,
    inspect,
    process,
    accept,
    finish,
    reject: (id: string) => latest(inspect.calls, id).resolve({ ok: false, rejection: damaged }),
    fail: async (id: string) => {
      await accept(id);
      await latest(process.calls, id).resolve({ ok: false, failure: damaged });
    },
    runOf: (id: string) => latest(process.calls, id),
    statuses: () =>
      Object.fromEntries(actor.getSnapshot().context.items.map(({ id, status }) => [id, status])),
    children: () => Object.keys(actor.getSnapshot().children),
  };
}

describe('a batch', () => {
  it('works on as many pictures at once as it may, and keeps no slot free', async () => {
    const { actor, statuses, finish, reject, children } = startBatch(pictures('a', 'b', 'c', 'd'));
    expect(actor.getSnapshot().value).toBe('ready');
    actor.send({ type: 'batch.started' });
    expect(statuses()).toEqual({ a: 'checking', b: 'checking', c: 'waiting', d: 'waiting' });
    await finish('b');
    expect(statuses()).toEqual({ a: 'checking', b: 'done', c: 'checking', d: 'waiting' });
    await reject('a');
    expect(statuses()).toEqual({ a: 'failed', b: 'done', c: 'checking', d: 'checking' });
    expect(children()).toEqual(['c', 'd']);
  });

  it.each([
    ['all are done', [made, made], 'success'],
    ['one is less than what was asked for', [made, { ...made, note: 'A part.', isPartial: true }], 'warning'],
    ['one was skipped', [made, undefined], 'default'],
  ] as const)(
    'ends with a toast that claims success only if all are done as asked: %s',
    async (_, results, variant) => {
      const { actor, finish, toasts } = startBatch(pictures('a', 'b'));
      actor.send({ type: 'batch.started' });
      for (const [index, id] of ['a', 'b'].entries()) {
        const result = results[index];
        if (result) await finish(id, result);
        else actor.send({ type: 'item.skipped', id });
      }
      expect(toasts()).toMatchObject([{ variant }]);
    },
  );

  it('ends when every picture has ended, and says how many were done', async () => {
    const { actor, finish, fail, toasts, emitted } = startBatch(pictures('a', 'b'));
    actor.send({ type: 'batch.started' });
    await finish('a');
    await fail('b');
    expect(actor.getSnapshot().value).toBe('finished');
    expect(emitted.filter(({ type }) => type === 'batch.finished')).toEqual([
      { type: 'batch.finished', done: 1, failed: 1 },
    ]);
    expect(toasts()).toMatchObject([
      { title: '1 of 2 pictures are done.', variant: 'warning', description: expect.stringContaining('1') },
    ]);
    expect(actor.getSnapshot().context.items[1]).toMatchObject({ status: 'failed', problem: damaged });
  });

  it('reports success if nothing failed, and less than that if nothing was done', async () => {
    const all = startBatch(pictures('a'));
    all.actor.send({ type: 'batch.started' });
    all.time.now = 700;
    await all.finish('a');
    expect(all.toasts()).toMatchObject([{ title: '1 of 1 picture is done.', variant: 'success' }]);
    expect(all.actor.getSnapshot().context.items[0]).toMatchObject({ progress: 1, durationMs: 700 });
    const none = startBatch(pictures('a'));
    none.actor.send({ type: 'batch.started' });
    none.actor.send({ type: 'item.skipped', id: 'a' });
    expect(none.toasts()).toMatchObject([{ title: '0 of 1 picture is done.', variant: 'default' }]);
  });

  it('fails a picture that its options do not allow, and goes on', async () => {
    const { actor, statuses, accept } = startBatch(pictures('a', 'b'), {
      costOf: () => 1,
      validate: () => noPlan,
    });
    actor.send({ type: 'batch.started' });
    await accept('a');
    expect(statuses()).toEqual({ a: 'failed', b: 'checking' });
    expect(actor.getSnapshot().context.items[0]?.problem).toEqual(noPlan);
  });

  it('gives a picture its own options over those of all, from the next start on', async () => {
    const { actor, accept, runOf } = startBatch(pictures('a', 'b'));
    actor.send({ type: 'options.changed', options: { factor: 3, format: 'png' } });
    actor.send({ type: 'options.changed', options: { factor: 4 }, id: 'b' });
    actor.send({ type: 'batch.started' });
    await accept('a');
    await accept('b');
    expect(runOf('a').input.options).toEqual({ factor: 3, format: 'png' });
    expect(runOf('b').input.options).toEqual({ factor: 4, format: 'png' });
  });

  it('lets a picture use the options of all again', async () => {
    const { actor, accept, runOf } = startBatch([picture('a', { options: { factor: 4 } })]);
    actor.send({ type: 'options.reset', id: 'a' });
    actor.send({ type: 'batch.started' });
    await accept('a');
    expect(runOf('a').input.options).toEqual({ factor: 2 });
  });

  it('gives each run the room that its own options need, and leaves none empty', async () => {
    const heavy = { options: { factor: 4 } };
    const { actor, statuses, finish } = startBatch(
      [picture('a'), picture('b', heavy), picture('c'), picture('d'), picture('e')],
      { costOf: (options) => ('factor' in options && options.factor === 4 ? 1 : 1 / 3) },
    );
    actor.send({ type: 'batch.started' });
    expect(statuses()).toEqual({ a: 'checking', b: 'waiting', c: 'checking', d: 'checking', e: 'waiting' });
    await finish('a');
    expect(statuses()).toMatchObject({ b: 'waiting', e: 'checking' });
    await finish('c');
    await finish('d');
    expect(statuses()).toMatchObject({ b: 'waiting', e: 'checking' });
    await finish('e');
    expect(statuses().b).toBe('checking');
  });

  it('pauses after what is under way, and goes on', async () => {
    const { actor, statuses, finish } = startBatch(pictures('a', 'b'), { costOf: () => 1 });
    actor.send({ type: 'batch.started' });
    actor.send({ type: 'batch.paused' });
    expect(actor.getSnapshot().value).toBe('pausing');
    actor.send({ type: 'batch.resumed' });
    actor.send({ type: 'batch.paused' });
    await finish('a');
    expect(actor.getSnapshot().value).toBe('paused');
    expect(statuses()).toEqual({ a: 'done', b: 'waiting' });
    actor.send({ type: 'batch.resumed' });
    expect(statuses()).toEqual({ a: 'done', b: 'checking' });
  });

  it('pauses by itself when there is no more room, and forgets that when it goes on', async () => {
    const { actor, finish } = startBatch(pictures('a', 'b'), { costOf: () => 1 });
    actor.send({ type: 'batch.started' });
    actor.send({ type: 'storage.filled' });
    await finish('a');
    expect(actor.getSnapshot().value).toBe('paused');
    expect(actor.getSnapshot().context.problem?.code).toBe('storage-full');
    actor.send({ type: 'batch.resumed' });
    expect(actor.getSnapshot().context.problem).toBeUndefined();
  });

  it.each(['running', 'pausing', 'paused'])(
    'is cancelled while %s: work stops, results stay',
    async (state) => {
      const { actor, statuses, finish, children } = startBatch(pictures('a', 'b', 'c'));
      actor.send({ type: 'batch.started' });
      await finish('a');
      if (state !== 'running') actor.send({ type: 'batch.paused' });
      if (state === 'paused') {
        await finish('b');
        await finish('c');
        actor.send({ type: 'items.added', items: pictures('d') });
      }
      expect(actor.getSnapshot().value).toBe(state);
      actor.send({ type: 'batch.cancelled' });
      expect(actor.getSnapshot().value).toBe('finished');
      expect(statuses().a).toBe('done');
      expect(Object.values(statuses())).not.toContain('waiting');
      expect(children()).toEqual([]);
    },
  );

  it('ignores what a skipped or removed picture still reports', async () => {
    const { actor, statuses, accept, runOf, emitted } = startBatch(pictures('a', 'b', 'c'));
    actor.send({ type: 'batch.started' });
    await accept('a');
    await accept('b');
    const [late, gone] = [runOf('a'), runOf('b')];
    actor.send({ type: 'item.skipped', id: 'a' });
    actor.send({ type: 'item.removed', id: 'b' });
    expect([late.isLive(), gone.isLive()]).toEqual([false, false]);
    await late.resolve({ ok: true, value: made });
    expect(statuses()).toEqual({ a: 'skipped', c: 'checking' });
    expect(emitted.filter(({ type }) => type === 'item.released')).toEqual([
      { type: 'item.released', id: 'b' },
    ]);
  });

  it('changes before it starts: order, skipping, removing, adding', () => {
    const { actor, statuses } = startBatch(pictures('a', 'b', 'c'));
    actor.send({ type: 'item.moved', id: 'c', by: -1 });
    actor.send({ type: 'item.moved', id: 'a', by: -1 });
    actor.send({ type: 'item.skipped', id: 'b' });
    actor.send({ type: 'items.added', items: pictures('d') });
    expect(Object.keys(statuses())).toEqual(['a', 'c', 'b', 'd']);
    actor.send({ type: 'item.removed', id: 'c' });
    actor.send({ type: 'item.retried', id: 'b' });
    expect(statuses()).toEqual({ a: 'waiting', b: 'waiting', d: 'waiting' });
  });

  it('works again on a picture that the user accepts although a part of it is missing', async () => {
    const { actor, inspect, statuses, finish, reject } = startBatch(pictures('a'));
    actor.send({ type: 'batch.started' });
    expect(inspect.latest().input).toEqual({ files: 'a', acceptIncomplete: false });
    await reject('a');
    actor.send({ type: 'item.retried', id: 'a', acceptIncomplete: true });
    expect(inspect.latest().input).toEqual({ files: 'a', acceptIncomplete: true });
    await finish('a');
    expect(statuses()).toEqual({ a: 'done' });
  });

  it('retries one or all that failed, before, during and after the work', async () => {
    const failed = picture('a', { status: 'failed', problem: damaged, progress: 1 });
    const { actor, statuses, finish, reject } = startBatch([failed, picture('b')], {
      costOf: () => 1,
    });
    actor.send({ type: 'failed.retried' });
    expect(actor.getSnapshot().context.items[0]).toEqual(picture('a'));
    actor.send({ type: 'batch.started' });
    await reject('a');
    actor.send({ type: 'failed.retried' });
    expect(statuses()).toEqual({ a: 'waiting', b: 'checking' });
    await finish('b');
    await reject('a');
    expect(actor.getSnapshot().value).toBe('finished');
    actor.send({ type: 'failed.retried' });
    expect(actor.getSnapshot().value).toBe('running');
    await finish('a');
    actor.send({ type: 'item.retried', id: 'b' });
    actor.send({ type: 'item.retried', id: 'a' });
    expect(statuses()).toEqual({ a: 'waiting', b: 'checking' });
  });

  it('takes more pictures while it works and after it has ended', async () => {
    const { actor, statuses, finish } = startBatch(pictures('a'));
    actor.send({ type: 'batch.started' });
    actor.send({ type: 'items.added', items: pictures('b') });
    expect(statuses()).toEqual({ a: 'checking', b: 'checking' });
    await finish('a');
    await finish('b');
    actor.send({ type: 'items.added', items: pictures('c') });
    expect(actor.getSnapshot().value).toBe('ready');
  });

  it('goes on from what was stored: a run under way starts again, results stay', () => {
    const stored = [
      picture('a', { status: 'done', result: made }),
      picture('b', { status: 'running', progress: 0.4 }),
    ];
    const { actor, statuses } = startBatch(stored);
    expect(actor.getSnapshot().value).toBe('ready');
    expect(statuses()).toEqual({ a: 'done', b: 'waiting' });
    expect(startBatch(stored.slice(0, 1)).actor.getSnapshot().value).toBe('finished');
  });

  it('removes and skips while it works, and fills the slot', () => {
    const { actor, statuses } = startBatch(pictures('a', 'b', 'c'), { costOf: () => 1 });
    actor.send({ type: 'batch.started' });
    actor.send({ type: 'item.skipped', id: 'a' });
    actor.send({ type: 'item.removed', id: 'b' });
    expect(statuses()).toEqual({ a: 'skipped', c: 'checking' });
  });

  it('knows how far it is, and how long the rest will take', async () => {
    const { actor, time, finish, accept, runOf } = startBatch(pictures('a', 'b', 'c'), {
      costOf: () => 1,
    });
    const { context } = actor.getSnapshot();
    expect(remainingMs(context.items, 1)).toBeUndefined();
    actor.send({ type: 'batch.started' });
    await accept('a');
    time.now = 4000;
    await finish('a');
    await accept('b');
    runOf('b').input.report({ phase: 'run', phaseLabel: 'Enlarging', overall: 0.5 });
    const { items } = actor.getSnapshot().context;
    expect(countItems(items)).toMatchObject({ done: 1, running: 1, waiting: 1 });
    expect(batchProgress(items)).toBe(0.5);
    expect(batchProgress([])).toBe(0);
    expect(remainingMs(items, 1)).toBe(6000);
    expect(remainingMs(items, 4)).toBe(3000);
    expect([1, 1 / 3, 1 / 7, 0.4].map(runsAtOnce)).toEqual([1, 3, 7, 2]);
  });
});
