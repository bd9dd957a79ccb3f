import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnyActor,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  fromCallback,
  SimulatedClock,
} from 'xstate';
import { machineDocs } from './docs';
import { machineSamples } from './machine-samples.test-kit';
import { controlledActor } from './testing';
import { type Step, step } from './testing/step.test-kit';

const childrenOf = (actor: AnyActor): AnyActorRef[] => Object.values(actor.getSnapshot().children);

const isActive = (actor: AnyActorRef) => actor.getSnapshot().status === 'active';

/** A started machine whose actors wait to be answered, and whose watchers say nothing. */
function startRun(machine: AnyStateMachine) {
  const clock = new SimulatedClock();
  const { input, answers = {} } = machineSamples(() => clock.now())[machine.id] ?? {};
  const asked = Object.entries(answers).map(([name, outputs]: [string, readonly unknown[]]) => ({
    name,
    outputs,
    actor: controlledActor<unknown, unknown>(),
  }));
  const watchers = Object.keys(machine.implementations.actors).filter((name) => name.startsWith('watch'));
  const actors = {
    ...Object.fromEntries(watchers.map((name) => [name, fromCallback(() => {})])),
    ...Object.fromEntries(asked.map(({ name, actor }) => [name, actor.logic])),
  };
  const actor = createActor(machine.provide({ actors }), { clock, input });
  const faults: unknown[] = [];
  actor.subscribe({ error: (error) => faults.push(error) });
  actor.start();
  const calls = () =>
    asked.flatMap(({ outputs, actor: { calls: made } }) => made.map((call) => ({ outputs, call })));
  return {
    actor,
    clock,
    faults,
    calls,
    live: () => calls().filter(({ call }) => call.isLive()),
    /** Those of them that it still listens to. */
    heard: () => childrenOf(actor).filter((child) => String(child.src) in answers && isActive(child)),
  };
}

type Run = ReturnType<typeof startRun>;

/** Mostly a call under way is answered, and sometimes one long given up. */
const anyAnswer = fc
  .record({ isLive: fc.constantFrom(true, true, true, false), which: fc.nat(99), how: fc.nat(99) })
  .map(({ isLive, which, how }) =>
    step<Run>(`${isLive ? 'answer' : 'late answer'} ${which} ${how}`, ({ calls }) => {
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

/** Things that can happen to a machine, among them each event that its documentation knows. */
const stepsOf = (examples: readonly { type: string }[]): fc.Arbitrary<Step<Run>[]> => {
  const anyEvent = fc
    .constantFrom(...examples)
    .map((event) => step<Run>(event.type, ({ actor }) => isActive(actor) && actor.send(event)));
  return fc.array(
    fc.oneof(
      { weight: 5, arbitrary: anyEvent },
      { weight: 5, arbitrary: anyAnswer },
      { weight: 1, arbitrary: anyTime },
    ),
    { maxLength: 40, size: 'max' },
  );
};

const runs = machineDocs.map(({ machine, events }) => ({
  id: machine.id,
  machine,
  steps: stepsOf(Object.values(events).map(({ example }) => example)),
}));

describe.each(runs)('whatever happens to $id', ({ machine, steps }) => {
  it('never breaks, listens to all that is under way, and gets out of it when that breaks', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const run = startRun(machine);
        for (const { take } of sequence) {
          await take(run);
          expect(run.faults).toEqual([]);
          expect(run.live()).toHaveLength(run.heard().length);
        }
        for (const { call } of run.live()) await call.reject(new Error('broken'));
        expect(run.faults).toEqual([]);
        expect(run.live()).toEqual([]);
        expect(run.actor.getSnapshot().status).not.toBe('error');
      }),
      { numRuns: 30 },
    );
  });

  it('stops with all that is under way', async () => {
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
