import type { NetworkMeasurement, Outcome, ProcessorMeasurement } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import {
  type FindProcessorOutput,
  graphicsProcessorMachine,
  type KeepChoiceInput,
  type MeasureInput,
  type MeasureOutcome,
} from '.';

const coverage = transitionCoverage(graphicsProcessorMachine);
const adapter = 'acme x1';
const faster: NetworkMeasurement = {
  network: 'detail',
  verdict: 'faster',
  wasmMs: 2600,
  webgpuMs: 90,
  differenceDb: 0,
};
const slower: NetworkMeasurement = { ...faster, network: 'sharp', verdict: 'slower', webgpuMs: 4000 };
const of = (...networks: NetworkMeasurement[]): ProcessorMeasurement => ({ adapter, files: 'a', networks });
const offline = { code: 'model-unavailable', message: 'The network couldn’t be loaded.' };
const error = new Error('broken');

function start() {
  const find = controlledActor<FindProcessorOutput, void>();
  const measure = controlledActor<MeasureOutcome, MeasureInput>();
  const keep = controlledActor<Outcome, KeepChoiceInput>();
  const test = createTestActor(graphicsProcessorMachine, {
    input: undefined,
    actors: { findProcessor: find.logic, measure: measure.logic, keepChoice: keep.logic },
    coverage,
  });
  const snapshot = () => test.actor.getSnapshot();
  return {
    ...test,
    ...{ find, measure, keep },
    context: () => snapshot().context,
    value: () => snapshot().value,
    titles: () => test.toasts().map(({ title }) => title),
  };
}

async function found(measurement?: ProcessorMeasurement) {
  const own = start();
  await own.find.latest().resolve({ adapter, measurement });
  return own;
}

async function measured(measurement: ProcessorMeasurement) {
  const own = await found();
  own.actor.send({ type: 'measurement.started' });
  await own.measure.latest().resolve({ ok: true, measurement });
  return own;
}

describe('a device', () => {
  it('cannot be measured if the browser offers no graphics processor', async () => {
    const own = start();
    await own.find.latest().resolve({ adapter: undefined, measurement: undefined });
    expect(own.value()).toBe('unsupported');
    own.actor.send({ type: 'measurement.started' });
    expect(own.measure.calls).toEqual([]);
  });

  it('cannot be measured if the browser fails to say what it offers', async () => {
    const own = start();
    await own.find.latest().reject(error);
    expect(own.value()).toBe('unsupported');
    expect(own.emitted).toMatchObject([{ type: 'error.caught' }]);
  });

  it('uses the processor until it is measured', async () => {
    const own = await found();
    expect(own.value()).toBe('unmeasured');
    expect(own.context().isOn).toBe(false);
    own.actor.send({ type: 'use.changed', isOn: true });
    expect(own.keep.calls).toEqual([]);
  });

  it('goes on with the graphics processor that was turned on in an earlier visit', async () => {
    const own = await found(of(faster));
    expect(own.value()).toBe('measured');
    expect(own.context()).toMatchObject({ isOn: true, measurement: of(faster) });
  });
});

describe('a measurement', () => {
  it('reports how far it is, and leaves the use off', async () => {
    const own = await found();
    own.actor.send({ type: 'measurement.started' });
    const { input } = own.measure.latest();
    expect(input.adapter).toBe(adapter);
    input.report({ label: 'Loading the network', done: 0.1 });
    expect(own.context().progress).toEqual({ label: 'Loading the network', done: 0.1 });
    await own.measure.latest().resolve({ ok: true, measurement: of(slower, faster) });
    expect(own.value()).toBe('measured');
    expect(own.context()).toMatchObject({ isOn: false, measurement: of(slower, faster) });
    expect(own.keep.calls).toEqual([]);
  });

  it('can be ended, and leaves what was measured before', async () => {
    const own = await found();
    own.actor.send({ type: 'measurement.started' });
    own.actor.send({ type: 'measurement.cancelled' });
    expect(own.value()).toBe('unmeasured');
    own.actor.send({ type: 'measurement.started' });
    await own.measure.latest().resolve({ ok: true, measurement: of(slower) });
    own.actor.send({ type: 'measurement.started' });
    own.actor.send({ type: 'measurement.cancelled' });
    expect(own.value()).toBe('measured');
    expect(own.context().measurement).toEqual(of(slower));
  });

  it('can be repeated after a failure', async () => {
    const own = await found();
    own.actor.send({ type: 'measurement.started' });
    await own.measure.latest().resolve({ ok: false, problem: offline });
    expect(own.value()).toBe('failed');
    expect(own.context().problem).toEqual(offline);
    own.actor.send({ type: 'measurement.started' });
    expect(own.context().problem).toBeUndefined();
    await own.measure.latest().reject(error);
    expect(own.value()).toBe('failed');
  });
});

describe('the use of the graphics processor', () => {
  it('is turned on and off after a measurement that allows it, and kept', async () => {
    const own = await measured(of(slower, faster));
    own.actor.send({ type: 'use.changed', isOn: true });
    expect(own.keep.latest().input).toEqual({ measurement: of(slower, faster) });
    await own.keep.latest().resolve({ ok: true });
    expect(own.value()).toBe('measured');
    expect(own.context().isOn).toBe(true);
    own.actor.send({ type: 'use.changed', isOn: false });
    expect(own.keep.latest().input).toEqual({ measurement: undefined });
    await own.keep.latest().resolve({ ok: true });
    expect(own.context().isOn).toBe(false);
  });

  it('cannot be turned on if no network is faster', async () => {
    const own = await measured(of(slower));
    own.actor.send({ type: 'use.changed', isOn: true });
    expect(own.keep.calls).toEqual([]);
    expect(own.context().isOn).toBe(false);
  });

  it('stays on with a new measurement that allows it, which replaces the old one', async () => {
    const own = await found(of(faster));
    const next = of({ ...faster, webgpuMs: 80 });
    own.actor.send({ type: 'measurement.started' });
    await own.measure.latest().resolve({ ok: true, measurement: next });
    expect(own.keep.latest().input).toEqual({ measurement: next });
    await own.keep.latest().resolve({ ok: true });
    expect(own.context().isOn).toBe(true);
  });

  it('is turned off by a measurement that no longer allows it', async () => {
    const own = await found(of(faster));
    own.actor.send({ type: 'measurement.started' });
    await own.measure.latest().resolve({ ok: true, measurement: of(slower) });
    expect(own.keep.latest().input).toEqual({ measurement: undefined });
    expect(own.context().isOn).toBe(false);
  });

  it('can be turned off after a measurement that failed', async () => {
    const own = await found(of(faster));
    own.actor.send({ type: 'measurement.started' });
    await own.measure.latest().resolve({ ok: false, problem: offline });
    own.actor.send({ type: 'use.changed', isOn: false });
    expect(own.keep.latest().input).toEqual({ measurement: undefined });
  });

  it('stays off if the browser does not keep it', async () => {
    const own = await measured(of(faster));
    for (const fail of [
      () => own.keep.latest().resolve({ ok: false, problem: offline }),
      () => own.keep.latest().reject(error),
    ]) {
      own.actor.send({ type: 'use.changed', isOn: true });
      await fail();
      expect(own.value()).toBe('measured');
      expect(own.context().isOn).toBe(false);
    }
    expect(own.titles()).toEqual(['Your choice wasn’t saved', 'Your choice wasn’t saved']);
  });
});

describe('the chart of the graphics processor', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
