import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromCallback,
  initialTransition,
  SimulatedClock,
  type StateValue,
} from 'xstate';
import { allMachines } from './all-machines';
import {
  controlledActor,
  invocationsWithoutOnError,
  type MachineSample,
  machineSamples,
  reachableStates,
  unreachableStates,
} from './testing';
import { type Step, step } from './testing/step';

function sampleOf(machine: AnyStateMachine, now: () => number): MachineSample {
  const sample = machineSamples(now)[machine.id];
  if (!sample) throw new Error(`There is no sample of ${machine.id}: add it to testing/machine-samples.ts.`);
  return sample;
}

/** `contact.sending` as a state value. */
function stateValueOf(name: string): StateValue {
  const [, ...path] = name.split('.');
  return path.reduceRight<StateValue>((inner, state) => ({ [state]: inner }), {});
}

/** A snapshot of each state that the user can see, with the context of the sample. */
function snapshotsOf(machine: AnyStateMachine): AnyMachineSnapshot[] {
  const sample = sampleOf(machine, () => 0);
  const [{ context }] = initialTransition(machine, sample.input);
  return [sample.context ?? {}]
    .flat()
    .flatMap((part) =>
      reachableStates(machine).map((name) =>
        machine.resolveState({ value: stateValueOf(name), context: { ...context, ...part } }),
      ),
    );
}

describe.each([...allMachines])('the chart of $id', ({ machine }) => {
  const { events } = sampleOf(machine, () => 0);

  it('reaches all of its states', () => {
    expect(unreachableStates(machine)).toEqual([]);
  });

  it('handles the errors of all invoked actors', () => {
    expect(invocationsWithoutOnError(machine)).toEqual([]);
  });

  it('has a sample of each event', () => {
    const handled = machine.events.filter((type) => !type.startsWith('xstate.'));
    expect(Object.keys(events).sort()).toEqual(handled.sort());
  });

  it.each(Object.values(events))('accepts the sample of $type in a state', (event) => {
    const accepting = snapshotsOf(machine).filter((snapshot) => snapshot.can(event));
    expect(accepting).not.toEqual([]);
  });
});

const isActive = (actor: AnyActorRef) => actor.getSnapshot().status === 'active';
const childrenOf = (actor: AnyActor): AnyActorRef[] => Object.values(actor.getSnapshot().children);

/** Starts a machine with controlled actors and with watchers that send nothing. */
function startRun(machine: AnyStateMachine) {
  const clock = new SimulatedClock();
  const { input, outputs: samples = {} } = sampleOf(machine, () => clock.now());
  const controlled = Object.entries(samples).map(([name, outputs]: [string, readonly unknown[]]) => ({
    name,
    outputs,
    actor: controlledActor<unknown, unknown>(),
  }));
  const watchers = Object.keys(machine.implementations.actors).filter((name) => name.startsWith('watch'));
  const actors = {
    ...Object.fromEntries(watchers.map((name) => [name, fromCallback(() => {})])),
    ...Object.fromEntries(controlled.map(({ name, actor }) => [name, actor.logic])),
  };
  const actor = createActor(machine.provide({ actors }), { clock, input });
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  const calls = () =>
    controlled.flatMap(({ outputs, actor: { calls: made } }) => made.map((call) => ({ outputs, call })));
  return {
    actor,
    clock,
    errors,
    calls,
    live: () => calls().filter(({ call }) => call.isLive()),
    /** The invoked actors that the machine still waits for. */
    pending: () => childrenOf(actor).filter((child) => String(child.src) in samples && isActive(child)),
  };
}

type Run = ReturnType<typeof startRun>;

/** Usually settles a live call, and sometimes an aborted one. */
const anyOutput = fc
  .record({ isLive: fc.constantFrom(true, true, true, false), which: fc.nat(99), how: fc.nat(99) })
  .map(({ isLive, which, how }) =>
    step<Run>(`${isLive ? 'output' : 'late output'} ${which} ${how}`, ({ calls }) => {
      const made = calls().filter(({ call }) => call.isLive() === isLive);
      const chosen = made[which % made.length];
      if (!chosen) return;
      const { outputs, call } = chosen;
      const at = how % (outputs.length + 1);
      return at < outputs.length ? call.resolve(outputs[at]) : call.reject(new Error('broken'));
    }),
  );

const anyTime = fc
  .integer({ min: 1, max: 40_000 })
  .map((ms) => step<Run>(`wait ${ms}`, ({ clock }) => clock.increment(ms)));

/** Sequences of sample events, outputs and time. */
const stepsOf = (events: readonly EventObject[]): fc.Arbitrary<Step<Run>[]> => {
  const anyEvent = fc
    .constantFrom(...events)
    .map((event) => step<Run>(event.type, ({ actor }) => isActive(actor) && actor.send(event)));
  return fc.array(
    fc.oneof(
      { weight: 5, arbitrary: anyEvent },
      { weight: 5, arbitrary: anyOutput },
      { weight: 1, arbitrary: anyTime },
    ),
    { maxLength: 40, size: 'max' },
  );
};

const runs = allMachines.map(({ id, machine }) => ({
  id,
  machine,
  steps: stepsOf(Object.values(sampleOf(machine, () => 0).events)),
}));

describe.each(runs)('any sequence of events to $id', ({ machine, steps }) => {
  it('throws nothing, waits for every call in progress, and leaves no call when they fail', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const run = startRun(machine);
        for (const { take } of sequence) {
          await take(run);
          expect(run.errors).toEqual([]);
          expect(run.live()).toHaveLength(run.pending().length);
        }
        // A failure may start one more call: a list that was not loaded before a key was requested.
        for (let rounds = 0; rounds < 2; rounds++) {
          for (const { call } of run.live()) await call.reject(new Error('broken'));
        }
        expect(run.errors).toEqual([]);
        expect(run.live()).toEqual([]);
        expect(run.actor.getSnapshot().status).not.toBe('error');
      }),
      { numRuns: 30 },
    );
  });

  it('leaves no call in progress when the machine is stopped', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const run = startRun(machine);
        for (const { take } of sequence) await take(run);
        run.actor.stop();
        expect(run.live()).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});
