import type { Outcome } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import type { LibraryResult } from '../library';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import {
  type CloudResult,
  cloudResultsMachine,
  type DeleteCloudResultInput,
  type FetchResultInput,
  type KeepResultInput,
  type KeepResultOutcome,
  type LoadCloudOutcome,
} from '.';

const coverage = transitionCoverage(cloudResultsMachine);
const offline = { code: 'unreachable', message: 'We could not reach the server.' };
const full = { code: 'cloud_storage_full', message: 'Your cloud storage is full.' };
const refusal = (problem: typeof full) => ({ ok: false, problem }) as const;

const local: LibraryResult = {
  id: 'boats',
  madeAt: 0,
  tool: 'image-upscaler',
  steps: [{ tool: 'image-upscaler', settings: {} }],
  files: [{ name: 'boats.png', mime: 'image/png', bytes: 10 }],
};
const cloud = (id: string): CloudResult => ({ ...local, id, resultId: `local-${id}`, keptAt: 1, bytes: 10 });

function startCloud() {
  const load = controlledActor<LoadCloudOutcome, void>();
  const keep = controlledActor<KeepResultOutcome, KeepResultInput>();
  const fetched = controlledActor<Outcome, FetchResultInput>();
  const remove = controlledActor<Outcome, DeleteCloudResultInput>();
  const test = createTestActor(cloudResultsMachine, {
    actors: {
      loadCloud: load.logic,
      keepResult: keep.logic,
      fetchResult: fetched.logic,
      deleteCloudResult: remove.logic,
    },
    coverage,
  });
  return {
    ...test,
    load,
    keep,
    fetched,
    remove,
    value: () => test.actor.getSnapshot().value,
    context: () => test.actor.getSnapshot().context,
    ids: () => test.actor.getSnapshot().context.results.map(({ id }) => id),
  };
}

async function openCloud(...ids: string[]) {
  const test = startCloud();
  await test.load.latest().resolve({ ok: true, results: ids.map(cloud) });
  return test;
}

describe('the list of what is in the cloud', () => {
  it('says why it could not be read, and can be tried again', async () => {
    const test = startCloud();
    await test.load.latest().resolve(refusal(offline));
    expect(test.value()).toBe('failed');
    expect(test.context().problem).toEqual(offline);
    test.actor.send({ type: 'load.retried' });
    const error = new Error('broken');
    await test.load.latest().reject(error);
    expect(test.value()).toBe('failed');
    expect(test.emitted).toEqual([{ type: 'error.caught', error }]);
    test.actor.send({ type: 'load.retried' });
    await test.load.latest().resolve({ ok: true, results: [cloud('a')] });
    expect(test.value()).toEqual({ ready: 'idle' });
    expect(test.context().problem).toBeUndefined();
  });
});

describe('keeping a result', () => {
  it('uploads it once, and lists it first', async () => {
    const test = await openCloud('a');
    test.actor.send({ type: 'result.kept', result: local });
    test.actor.send({ type: 'result.kept', result: local });
    expect(test.value()).toBe('keeping');
    expect(test.keep.calls.map(({ input }) => input)).toEqual([{ result: local }]);
    await test.keep.latest().resolve({ ok: true, result: cloud('b') });
    expect(test.ids()).toEqual(['b', 'a']);
    expect(test.context().active).toBeUndefined();
    expect(test.emitted).toMatchObject([{ type: 'notify', toast: { title: 'Saved to the cloud' } }]);
  });

  it('says that it does not fit, until something is deleted', async () => {
    const test = await openCloud('a');
    test.actor.send({ type: 'result.kept', result: local });
    await test.keep.latest().resolve(refusal(full));
    expect(test.value()).toEqual({ ready: 'full' });
    expect(test.context().problem).toEqual(full);
    test.actor.send({ type: 'result.deleted', result: cloud('a') });
    await test.remove.latest().resolve({ ok: true });
    expect(test.value()).toEqual({ ready: 'idle' });
    expect(test.context().problem).toBeUndefined();
  });

  it('says why it failed, and leaves the list as it was', async () => {
    const test = await openCloud('a');
    test.actor.send({ type: 'result.kept', result: local });
    await test.keep.latest().resolve(refusal(offline));
    expect(test.value()).toEqual({ ready: 'refused' });
    test.actor.send({ type: 'result.kept', result: local });
    await test.keep.latest().reject(new Error('broken'));
    expect(test.value()).toEqual({ ready: 'refused' });
    expect(test.context().problem).toMatchObject({ code: 'unexpected' });
    expect(test.ids()).toEqual(['a']);
  });

  it('can be stopped; what arrived all the same is listed', async () => {
    const test = await openCloud();
    test.actor.send({ type: 'result.kept', result: local });
    const upload = test.keep.latest();
    test.actor.send({ type: 'keeping.canceled' });
    expect(upload.signal.aborted).toBe(true);
    await test.load.latest().resolve({ ok: true, results: [cloud('b')] });
    expect(test.ids()).toEqual(['b']);
  });
});

describe('a result in the cloud', () => {
  it.each(['open', 'download'] as const)('is fetched to %s it', async (purpose) => {
    const test = await openCloud('a');
    test.actor.send({ type: 'result.fetched', result: cloud('a'), purpose });
    expect(test.value()).toBe('fetching');
    expect(test.fetched.latest().input).toEqual({ result: cloud('a'), purpose });
    await test.fetched.latest().resolve({ ok: true });
    expect(test.value()).toEqual({ ready: 'idle' });
  });

  it('that could not be fetched says why', async () => {
    const test = await openCloud('a');
    const fetch = () => test.actor.send({ type: 'result.fetched', result: cloud('a'), purpose: 'open' });
    fetch();
    await test.fetched.latest().resolve(refusal(offline));
    expect(test.value()).toEqual({ ready: 'refused' });
    fetch();
    await test.fetched.latest().reject(new Error('broken'));
    expect(test.context().problem).toMatchObject({ code: 'unexpected' });
  });

  it('stays in the list until it is deleted', async () => {
    const test = await openCloud('a', 'b');
    const remove = () => test.actor.send({ type: 'result.deleted', result: cloud('a') });
    remove();
    await test.remove.latest().resolve(refusal(offline));
    expect(test.ids()).toEqual(['a', 'b']);
    remove();
    await test.remove.latest().reject(new Error('broken'));
    expect(test.ids()).toEqual(['a', 'b']);
    remove();
    expect(test.remove.latest().input).toEqual({ id: 'a' });
    await test.remove.latest().resolve({ ok: true });
    expect(test.ids()).toEqual(['b']);
    expect(test.emitted.at(-1)).toMatchObject({ toast: { title: 'Deleted from the cloud' } });
  });

  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
