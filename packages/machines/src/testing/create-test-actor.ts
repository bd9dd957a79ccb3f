import { Actor, type AnyStateMachine, type EmittedFrom, type InputFrom, SimulatedClock } from 'xstate';
import type { TransitionCoverage } from './transition-coverage';

type Provided<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0];

interface CommonOptions<Machine extends AnyStateMachine> {
  /** Stand-ins by name; an actor without one keeps the machine's default. */
  actors?: NonNullable<Provided<Machine>['actors']>;
  /** A clock that other actors of the test share; a new one when absent. */
  clock?: SimulatedClock;
  coverage?: TransitionCoverage;
}

/** `input` is asked for exactly when the machine wants one. */
export type TestActorOptions<Machine extends AnyStateMachine> = CommonOptions<Machine> &
  (unknown extends InputFrom<Machine> ? { input?: undefined } : { input: InputFrom<Machine> });

export interface TestActor<Machine extends AnyStateMachine> {
  /** Started. */
  actor: Actor<Machine>;
  clock: SimulatedClock;
  /** Everything the machine has emitted, oldest first. */
  emitted: EmittedFrom<Machine>[];
}

/** A started actor with stand-ins for its actors and time that passes only when the test says so. */
export function createTestActor<Machine extends AnyStateMachine>(
  machine: Machine,
  { actors, clock = new SimulatedClock(), coverage, input }: TestActorOptions<Machine>,
): TestActor<Machine> {
  const provided = actors ? (machine.provide({ actors }) as Machine) : machine;
  const emitted: EmittedFrom<Machine>[] = [];
  const actor = new Actor(provided, {
    clock,
    ...(input !== undefined && { input }),
    ...(coverage && { inspect: coverage.record }),
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, clock, emitted };
}
