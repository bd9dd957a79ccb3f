import type { Outcome } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { type EventObject, fromCallback } from 'xstate';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import {
  type FindSupportOutput,
  type ObjectPick,
  type ObjectSelectionEvent,
  objectSelectionMachine,
  type PickedObject,
  type PickedObjectOutcome,
} from '.';

const coverage = transitionCoverage(objectSelectionMachine);
const error = new Error('broken');
const problem = { code: 'altered', message: 'The files arrived changed.' };
const failed = { ok: false, problem } as const;
const press: ObjectPick = { kind: 'point', x: 10, y: 20, isInside: true };
const beside: ObjectPick = { ...press, x: 40, isInside: false };
const box = (side: number): ObjectPick => ({ kind: 'box', from: { x: 0, y: 0 }, to: { x: side, y: side } });
const found: PickedObject = { area: { x: 0, y: 0, width: 2, height: 1 }, inside: Uint8Array.of(1, 0) };
const edges: PickedObject = { ...found, inside: Uint8Array.of(1, 1) };
const mark = { kind: 'mark', value: 1 } as const;

function start(canWatch = true) {
  const support = controlledActor<FindSupportOutput, void>();
  const download = controlledActor<Outcome, { report: (progress: number) => void }>();
  const prepare = controlledActor<Outcome, void>();
  const find = controlledActor<PickedObjectOutcome, { picks: readonly ObjectPick[] }>();
  const refine = controlledActor<PickedObjectOutcome, void>();
  let isWatching = false;
  const watchDevice = fromCallback<EventObject>(() => {
    if (!canWatch) throw error;
    isWatching = true;
    return () => {
      isWatching = false;
    };
  });
  const test = createTestActor(objectSelectionMachine, {
    input: undefined,
    actors: {
      findSupport: support.logic,
      watchDevice,
      download: download.logic,
      prepare: prepare.logic,
      find: find.logic,
      refine: refine.logic,
    },
    coverage,
  });
  return {
    ...test,
    ...{ support, download, prepare, find, refine },
    send: (event: ObjectSelectionEvent) => test.actor.send(event),
    value: () => test.actor.getSnapshot().value,
    context: () => test.actor.getSnapshot().context,
    isWatching: () => isWatching,
  };
}

async function supported(support: FindSupportOutput['support']) {
  const own = start();
  await own.support.latest().resolve({ support });
  return own;
}

async function ready() {
  const own = await supported('downloaded');
  own.send({ type: 'preparation.started' });
  await own.prepare.latest().resolve({ ok: true });
  return own;
}

async function chosen() {
  const own = await ready();
  own.send({ type: 'pick.added', pick: press });
  await own.find.latest().resolve({ ok: true, found });
  return own;
}

describe('a device', () => {
  it('is not offered a download that it has too little memory for', async () => {
    expect((await supported('too-little-memory')).value()).toBe('unsupported');
  });

  it('waits for a connection', async () => {
    const own = await supported('offline');
    expect(own.value()).toBe('offline');
    own.send({ type: 'connection.restored' });
    expect(own.value()).toBe('offered');
  });

  it('is offered the download if it does not say what it can do', async () => {
    const own = start();
    await own.support.latest().reject(error);
    expect(own.value()).toBe('offered');
    expect(own.emitted).toMatchObject([{ type: 'error.caught' }]);
  });

  it('is offered the download if it cannot be watched', async () => {
    const own = start(false);
    await own.support.latest().resolve({ support: 'not-downloaded' });
    expect(own.value()).toBe('offered');
    expect(own.emitted).toMatchObject([{ type: 'error.caught' }]);
  });

  it('is watched until the picture is left', async () => {
    const own = await supported('downloaded');
    expect([own.value(), own.isWatching()]).toEqual(['waiting', true]);
    own.actor.stop();
    expect(own.isWatching()).toBe(false);
  });
});

describe('the download', () => {
  it('reports how much is done, and prepares the picture', async () => {
    const own = await supported('not-downloaded');
    own.send({ type: 'download.started' });
    own.download.latest().input.report(0.4);
    expect(own.context().progress).toBe(0.4);
    await own.download.latest().resolve({ ok: true });
    expect(own.value()).toBe('preparing');
  });

  it('ends when it is cancelled', async () => {
    const own = await supported('not-downloaded');
    own.send({ type: 'download.started' });
    own.send({ type: 'download.cancelled' });
    expect([own.value(), own.download.latest().isLive()]).toEqual(['offered', false]);
  });

  it('says why it failed, and is tried again', async () => {
    const own = await supported('not-downloaded');
    own.send({ type: 'download.started' });
    await own.download.latest().resolve(failed);
    expect(own.value()).toEqual({ failed: 'download' });
    expect(own.context().problem).toEqual(problem);
    own.send({ type: 'step.retried' });
    expect(own.context().problem).toBeUndefined();
    await own.download.latest().reject(error);
    expect(own.value()).toEqual({ failed: 'download' });
  });

  it('waits for a connection if there is none', async () => {
    const own = await supported('not-downloaded');
    own.send({ type: 'download.started' });
    await own.download.latest().resolve({ ok: false, problem: { ...problem, code: 'offline' } });
    expect(own.value()).toBe('offline');
  });
});

describe('the preparation of the picture', () => {
  it('starts when the user wants it, and ends when the user does not wait', async () => {
    const own = await supported('downloaded');
    own.send({ type: 'preparation.started' });
    own.send({ type: 'preparation.cancelled' });
    expect([own.value(), own.prepare.latest().isLive()]).toEqual(['waiting', false]);
  });

  it('says why it failed, and is tried again', async () => {
    const own = await supported('downloaded');
    own.send({ type: 'preparation.started' });
    await own.prepare.latest().resolve(failed);
    expect(own.value()).toEqual({ failed: 'preparation' });
    own.send({ type: 'step.retried' });
    await own.prepare.latest().reject(error);
    expect(own.value()).toEqual({ failed: 'preparation' });
  });
});

describe('picks', () => {
  it('find an object, and each further one looks again', async () => {
    const own = await chosen();
    expect(own.value()).toEqual({ choosing: 'found' });
    expect(own.context().found).toBe(found);
    own.send({ type: 'pick.added', pick: beside });
    own.send({ type: 'pick.added', pick: box(5) });
    own.send({ type: 'pick.added', pick: box(9) });
    expect(own.find.latest().input.picks).toEqual([press, beside, box(9)]);
    expect(own.find.live()).toHaveLength(1);
    await own.find.latest().resolve({ ok: true, found: undefined });
    expect(own.context().found).toBeUndefined();
  });

  it('say first where the object is', async () => {
    const own = await ready();
    own.send({ type: 'pick.added', pick: beside });
    expect([own.value(), own.find.calls.length]).toEqual(['ready', 0]);
  });

  it('are taken back one by one, or all', async () => {
    const own = await chosen();
    own.send({ type: 'pick.added', pick: beside });
    own.send({ type: 'pick.undone' });
    expect(own.find.latest().input.picks).toEqual([press]);
    own.send({ type: 'pick.undone' });
    expect(own.value()).toBe('ready');
    expect(own.context()).toMatchObject({ picks: [], found: undefined });
    own.send({ type: 'pick.added', pick: press });
    own.send({ type: 'picks.discarded' });
    expect(own.value()).toBe('ready');
  });

  it('stay when looking fails, to be tried again or discarded', async () => {
    const own = await ready();
    own.send({ type: 'pick.added', pick: press });
    await own.find.latest().resolve(failed);
    expect(own.value()).toEqual({ failed: 'search' });
    own.send({ type: 'step.retried' });
    expect(own.find.latest().input.picks).toEqual([press]);
    await own.find.latest().reject(error);
    expect(own.value()).toEqual({ failed: 'search' });
    own.send({ type: 'picks.discarded' });
    expect(own.context().picks).toEqual([]);
  });
});

describe('a found object', () => {
  it('is refined when it is taken', async () => {
    const own = await chosen();
    own.send({ type: 'object.taken', use: mark });
    expect(own.value()).toEqual({ choosing: 'refining' });
    await own.refine.latest().resolve({ ok: true, found: edges });
    expect(own.emitted).toEqual([{ type: 'object.refined', object: edges, use: mark }]);
    expect(own.value()).toBe('ready');
    expect(own.context().picks).toEqual([]);
  });

  it('is taken as it was found if nothing of it is left', async () => {
    const own = await chosen();
    own.send({ type: 'object.taken', use: { kind: 'keep' } });
    await own.refine.latest().resolve({ ok: true, found: undefined });
    expect(own.emitted).toEqual([{ type: 'object.refined', object: found, use: { kind: 'keep' } }]);
  });

  it('is there again after its edges could not be followed', async () => {
    const own = await chosen();
    own.send({ type: 'object.taken', use: mark });
    await own.refine.latest().resolve(failed);
    expect(own.value()).toEqual({ failed: 'search' });
    own.send({ type: 'step.retried' });
    await own.find.latest().resolve({ ok: true, found });
    own.send({ type: 'object.taken', use: mark });
    await own.refine.latest().reject(error);
    expect(own.value()).toEqual({ failed: 'search' });
  });

  it('is not taken if there is none', async () => {
    const own = await ready();
    own.send({ type: 'pick.added', pick: press });
    await own.find.latest().resolve({ ok: true, found: undefined });
    own.send({ type: 'object.taken', use: mark });
    expect(own.refine.calls).toEqual([]);
  });
});

describe('the chart of the selection of objects', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
