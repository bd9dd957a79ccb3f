import type { Outcome } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import {
  type DeviceStorage,
  deviceStorageMachine,
  type LoadStorageOutcome,
  type RequestPersistenceOutcome,
} from '.';

const coverage = transitionCoverage(deviceStorageMachine);
const problem = { code: 'unavailable', message: 'The browser refused.' };
const storage: DeviceStorage = {
  downloadBytes: 22_000_000,
  appBytes: 2_000_000,
  usedBytes: 30_000_000,
  quotaBytes: 1_000_000_000,
  isPersisted: false,
};

function startStorage() {
  const load = controlledActor<LoadStorageOutcome, void>();
  const free = controlledActor<Outcome, void>();
  const request = controlledActor<RequestPersistenceOutcome, void>();
  const test = createTestActor(deviceStorageMachine, {
    actors: { loadStorage: load.logic, freeSpace: free.logic, requestPersistence: request.logic },
    coverage,
  });
  return {
    ...test,
    load,
    free,
    request,
    value: () => test.actor.getSnapshot().value,
    context: () => test.actor.getSnapshot().context,
    titles: () => test.emitted.map((event) => ('toast' in event ? event.toast.title : event.type)),
  };
}

async function loaded() {
  const test = startStorage();
  await test.load.latest().resolve({ ok: true, storage });
  expect(test.value()).toBe('loaded');
  return test;
}

describe('what is kept on the device', () => {
  it('is read, and again after a failure', async () => {
    const { actor, load, value, context } = startStorage();
    await load.latest().resolve({ ok: false, problem });
    expect(value()).toBe('failed');
    expect(context().problem).toEqual(problem);
    actor.send({ type: 'load.retried' });
    await load.latest().reject(new Error('broken'));
    expect(value()).toBe('failed');
    actor.send({ type: 'load.retried' });
    await load.latest().resolve({ ok: true, storage });
    expect(context()).toEqual({ storage, problem: undefined });
  });

  it('is deleted and read again', async () => {
    const { actor, load, free, context, titles } = await loaded();
    actor.send({ type: 'space.freed' });
    await free.latest().resolve({ ok: true });
    expect(titles()).toEqual(['Space freed up']);
    await load.latest().resolve({ ok: true, storage: { ...storage, downloadBytes: 0 } });
    expect(context().storage?.downloadBytes).toBe(0);
  });

  it('is read again if it could not be deleted', async () => {
    for (const fail of ['resolve', 'reject'] as const) {
      const { actor, free, value, titles } = await loaded();
      actor.send({ type: 'space.freed' });
      if (fail === 'resolve') await free.latest().resolve({ ok: false, problem });
      else await free.latest().reject(new Error('broken'));
      expect(value()).toBe('loading');
      expect(titles()).toContain('Not everything was deleted');
    }
  });
});

describe('the request to keep everything', () => {
  it.each([
    [{ ok: true, isPersisted: true }, 'Your browser keeps everything until you delete it'],
    [{ ok: true, isPersisted: false }, 'Your browser said no'],
    [{ ok: false, problem }, 'We couldn’t ask your browser'],
  ] as const)('tells what the browser said to it: %j', async (outcome, title) => {
    const { actor, request, value, titles } = await loaded();
    actor.send({ type: 'persistence.requested' });
    await request.latest().resolve(outcome);
    expect(titles()).toEqual([title]);
    expect(value()).toBe('loading');
  });

  it('survives an unexpected error', async () => {
    const { actor, request, value, titles } = await loaded();
    actor.send({ type: 'persistence.requested' });
    await request.latest().reject(new Error('broken'));
    expect(titles()).toEqual(['We couldn’t ask your browser', 'error.caught']);
    expect(value()).toBe('loading');
  });
});

it('has a test for every transition', () => {
  expect(coverage.missing()).toEqual([]);
});
