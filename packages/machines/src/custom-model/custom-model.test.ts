import type { CheckedModel, OwnModel } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import {
  type CheckModelOutcome,
  customModelMachine,
  type DeleteModelOutcome,
  type KeepModelInput,
  type KeepModelOutcome,
  type ListModelsOutcome,
} from '.';

const coverage = transitionCoverage(customModelMachine);
const full = { code: 'storage-full', message: 'The disk is full.' };
const refusal = { code: 'model-refused', message: 'It is no network.' };
const planes = { layout: 'nchw', type: 'float32', white: 1 } as const;
const checked: CheckedModel = {
  format: { scale: 2, tiles: { overlap: 12 }, input: planes, output: planes },
  msPerMegapixel: 90_000,
  memoryBytes: 0,
};
const model: OwnModel = { ...checked, id: 'a', name: 'Foliage', bytes: 5 };
const file = new File(['model'], 'foliage.v2.onnx');
const error = new Error('broken');

function start() {
  const list = controlledActor<ListModelsOutcome, void>();
  const check = controlledActor<CheckModelOutcome, { file: File }>();
  const keep = controlledActor<KeepModelOutcome, KeepModelInput>();
  const remove = controlledActor<DeleteModelOutcome, { id: string }>();
  const test = createTestActor(customModelMachine, {
    input: undefined,
    actors: {
      listModels: list.logic,
      checkModel: check.logic,
      keepModel: keep.logic,
      deleteModel: remove.logic,
    },
    coverage,
  });
  const snapshot = () => test.actor.getSnapshot();
  const titles = () => test.toasts().map(({ title }) => title);
  const types = () => test.emitted.map(({ type }) => type);
  return {
    ...test,
    ...{ list, check, keep, remove, titles, types },
    context: () => snapshot().context,
    value: () => snapshot().value,
  };
}

async function open(models: readonly OwnModel[] = []) {
  const own = start();
  await own.list.latest().resolve({ ok: true, models });
  return own;
}

async function named() {
  const own = await open();
  own.actor.send({ type: 'file.chosen', file });
  await own.check.latest().resolve({ ok: true, checked });
  return own;
}

describe('the models on this device', () => {
  it('are listed when the machine starts', async () => {
    const own = await open([model]);
    expect(own.value()).toBe('idle');
    expect(own.context().models).toEqual([model]);
  });

  it('can be loaded again after a failure', async () => {
    const own = start();
    await own.list.latest().resolve({ ok: false, problem: full });
    expect(own.value()).toBe('unavailable');
    expect(own.context().problem).toEqual(full);
    own.actor.send({ type: 'load.retried' });
    expect(own.context().problem).toBeUndefined();
    await own.list.latest().reject(error);
    expect(own.value()).toBe('unavailable');
    expect(own.types()).toEqual(['error.caught']);
  });
});

describe('a file', () => {
  it('is checked, named and kept', async () => {
    const own = await named();
    expect(own.check.latest().input).toEqual({ file });
    expect(own.value()).toBe('naming');
    expect(own.context()).toMatchObject({ checked, name: 'foliage.v2' });
    own.actor.send({ type: 'name.submitted', name: ' Foliage ' });
    expect(own.keep.latest().input).toEqual({ file, checked, name: 'Foliage' });
    await own.keep.latest().resolve({ ok: true, model });
    expect(own.value()).toBe('idle');
    expect(own.context()).toMatchObject({ models: [model], file: undefined, checked: undefined });
    expect(own.types()).toEqual(['model.kept', 'notify']);
    expect(own.toasts()[0]?.description).toContain('Foliage');
  });

  it('is added to the models that are there', async () => {
    const own = await open([model]);
    own.actor.send({ type: 'file.chosen', file });
    await own.check.latest().resolve({ ok: true, checked });
    own.actor.send({ type: 'name.submitted', name: 'Fur' });
    const added = { ...model, id: 'b', name: 'Fur' };
    await own.keep.latest().resolve({ ok: true, model: added });
    expect(own.context().models).toEqual([model, added]);
  });

  it('needs a name', async () => {
    const own = await named();
    own.actor.send({ type: 'name.submitted', name: '  ' });
    expect(own.value()).toBe('naming');
  });

  it('is refused with a reason, and another can be chosen', async () => {
    const own = await open([model]);
    own.actor.send({ type: 'file.chosen', file });
    await own.check.latest().resolve({ ok: false, problem: refusal });
    expect(own.value()).toBe('refused');
    expect(own.context()).toMatchObject({ problem: refusal, models: [model] });
    own.actor.send({ type: 'file.chosen', file });
    expect(own.value()).toBe('checking');
    expect(own.context().problem).toBeUndefined();
    await own.check.latest().reject(error);
    expect(own.value()).toBe('refused');
    own.actor.send({ type: 'refusal.dismissed' });
    expect(own.value()).toBe('idle');
    expect(own.context()).toMatchObject({ file: undefined, problem: undefined });
  });

  it('is forgotten when the user ends the check or discards the model', async () => {
    const own = await named();
    own.actor.send({ type: 'model.discarded' });
    expect(own.context().file).toBeUndefined();
    own.actor.send({ type: 'file.chosen', file });
    own.actor.send({ type: 'check.cancelled' });
    expect(own.value()).toBe('idle');
    expect(own.context().file).toBeUndefined();
  });

  it('can be kept again after a failure', async () => {
    const own = await named();
    own.actor.send({ type: 'name.submitted', name: 'Foliage' });
    await own.keep.latest().resolve({ ok: false, problem: full });
    expect(own.value()).toBe('naming');
    own.actor.send({ type: 'name.submitted', name: 'Foliage' });
    await own.keep.latest().reject(error);
    expect(own.value()).toBe('naming');
    expect(own.titles()).toEqual(['The model wasn’t added', 'The model wasn’t added']);
  });
});

describe('a deletion', () => {
  it('is confirmed first', async () => {
    const own = await open([model]);
    own.actor.send({ type: 'deletion.asked', id: 'a' });
    own.actor.send({ type: 'deletion.dismissed' });
    expect(own.remove.calls).toEqual([]);
    own.actor.send({ type: 'deletion.asked', id: 'a' });
    own.actor.send({ type: 'deletion.confirmed' });
    await own.remove.latest().resolve({ ok: true, id: 'a' });
    expect(own.value()).toBe('idle');
    expect(own.context().models).toEqual([]);
    expect(own.types()).toEqual(['model.deleted', 'notify']);
  });

  it('deletes the model that was chosen, and no other', async () => {
    const other = { ...model, id: 'b' };
    const own = await open([model, other]);
    own.actor.send({ type: 'deletion.asked', id: 'b' });
    own.actor.send({ type: 'deletion.confirmed' });
    expect(own.remove.latest().input).toEqual({ id: 'b' });
    await own.remove.latest().resolve({ ok: true, id: 'b' });
    expect(own.context().models).toEqual([model]);
  });

  it('keeps the model when it fails', async () => {
    const own = await open([model]);
    for (const fail of [
      () => own.remove.latest().resolve({ ok: false, problem: full }),
      () => own.remove.latest().reject(error),
    ]) {
      own.actor.send({ type: 'deletion.asked', id: 'a' });
      own.actor.send({ type: 'deletion.confirmed' });
      await fail();
    }
    expect(own.context().models).toEqual([model]);
    expect(own.titles()).toEqual(['The model wasn’t deleted', 'The model wasn’t deleted']);
  });
});

describe('the chart of own models', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
