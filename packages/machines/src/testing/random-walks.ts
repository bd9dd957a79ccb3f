import fc from 'fast-check';
import {
  type Actor,
  type AnyActor,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type EventObject,
  SimulatedClock,
} from 'xstate';
import { controlledActor } from './actors';
import type { MachineSample } from './machine-sample';

/** One step of a property test, with the name that a counterexample shows. */
export interface Step<Run> {
  take: (run: Run) => unknown;
  [fc.toStringMethod]: () => string;
}

export const step = <Run>(name: string, take: Step<Run>['take']): Step<Run> => ({
  take,
  [fc.toStringMethod]: () => name,
});

const isActive = (actor: AnyActorRef) => actor.getSnapshot().status === 'active';
const childrenOf = (actor: AnyActor): AnyActorRef[] => Object.values(actor.getSnapshot().children);

/** A machine that walks: its promise actors wait for the walk to settle them. */
function startWalk(machine: AnyStateMachine, { sampleAt, actors }: RandomWalks) {
  const clock = new SimulatedClock();
  const { input, outputs: samples = {} } = sampleAt(() => clock.now());
  const controlled = Object.entries(samples).map(([name, outputs]: [string, readonly unknown[]]) => ({
    name,
    outputs,
    actor: controlledActor<unknown, unknown>(),
  }));
  const provided = {
    ...actors,
    ...Object.fromEntries(controlled.map(({ name, actor }) => [name, actor.logic])),
  };
  const actor: Actor<AnyStateMachine> = createActor(machine.provide({ actors: provided }), { clock, input });
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

type Walk = ReturnType<typeof startWalk>;

/** Usually settles a live call, and sometimes an aborted one. */
const anyOutput = fc
  .record({ isLive: fc.constantFrom(true, true, true, false), which: fc.nat(99), how: fc.nat(99) })
  .map(({ isLive, which, how }) =>
    step<Walk>(`${isLive ? 'output' : 'late output'} ${which} ${how}`, ({ calls }) => {
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
  .map((ms) => step<Walk>(`wait ${ms}`, ({ clock }) => clock.increment(ms)));

/** Sequences of sample events, outputs and time. */
function anySteps(events: readonly EventObject[], maxLength: number): fc.Arbitrary<Step<Walk>[]> {
  const anyEvent = fc
    .constantFrom(...events)
    .map((event) => step<Walk>(event.type, ({ actor }) => isActive(actor) && actor.send(event)));
  const kinds = [
    { weight: 5, arbitrary: anyEvent },
    { weight: 5, arbitrary: anyOutput },
    { weight: 1, arbitrary: anyTime },
  ];
  return fc.array(fc.oneof(...kinds), { maxLength, size: 'max' });
}

/** How to walk. */
export interface RandomWalks {
  /** Makes the sample of a walk. `now` is the time of its simulated clock. */
  sampleAt: (now: () => number) => MachineSample;
  /** Fakes of the other actors, such as those that watch something. */
  actors?: NonNullable<Parameters<AnyStateMachine['provide']>[0]['actors']>;
  /** Number of walks. Default: 30. */
  walks?: number;
  /** The most steps of a walk. Default: 40. */
  steps?: number;
  /** Called after each step. Throws if something that must always hold does not. */
  invariant?: (actor: Actor<AnyStateMachine>) => void;
}

function expectThat(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}

/** Throws the first error of a machine, if there is one. */
function expectNoError({ errors }: Walk): void {
  if (errors.length > 0) throw errors[0];
}

async function takeSteps(walk: Walk, steps: readonly Step<Walk>[], invariant?: RandomWalks['invariant']) {
  for (const { take } of steps) {
    await take(walk);
    expectNoError(walk);
    expectThat(
      walk.live().length === walk.pending().length,
      'A call is in progress that no state waits for.',
    );
    invariant?.(walk.actor);
  }
}

/**
 * Sends random events, outcomes of actors and time to a machine, and checks that it never throws, that a state waits for
 * every call in progress, that no call is left when they all fail, and that none is left when it is stopped.
 * @throws Error with the shortest sequence that fast-check finds, which names its steps.
 */
export async function checkRandomWalks(machine: AnyStateMachine, options: RandomWalks): Promise<void> {
  const { sampleAt, walks = 30, steps: maxSteps = 40, invariant } = options;
  const anyWalk = anySteps(Object.values(sampleAt(() => 0).events), maxSteps);
  await fc.assert(
    fc.asyncProperty(anyWalk, fc.boolean(), async (steps, isStopped) => {
      const walk = startWalk(machine, options);
      await takeSteps(walk, steps, invariant);
      if (isStopped) walk.actor.stop();
      // A failure may start one more call: a list that was not loaded before a key was requested.
      for (let rounds = 0; rounds < 2; rounds++) {
        for (const { call } of walk.live()) {
          expectThat(!isStopped, 'A call goes on after the machine was stopped.');
          await call.reject(new Error('broken'));
        }
      }
      expectNoError(walk);
      expectThat(walk.live().length === 0, 'A call is left after all have failed.');
      walk.actor.stop();
    }),
    { numRuns: walks },
  );
}
