import {
  Actor,
  type AnyStateMachine,
  type EmittedFrom,
  fromPromise,
  type InputFrom,
  type PromiseActorLogic,
  SimulatedClock,
} from 'xstate';
import type { NotifyEmitted } from '../shared/setup-parts';
import type { ToastOptions } from '../shared/toast';
import type { TransitionCoverage } from './chart';

/** A promise that the test settles. */
interface Deferred<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (reason: unknown) => void;
}

export function deferred<Value>(): Deferred<Value> {
  let resolve: Deferred<Value>['resolve'] = () => {};
  let reject: Deferred<Value>['reject'] = () => {};
  const promise = new Promise<Value>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise;
    reject = rejectPromise;
  });
  return { promise, resolve, reject };
}

/** More microtasks than any chain of promises between a fake and its machine has. */
const microtasks = 20;

/** Resolves after all settled promises have reached the machine. Does not wait for timers. */
export async function settled(): Promise<void> {
  for (let count = 0; count < microtasks; count++) await undefined;
}

/** One call of a controlled actor. */
interface ControlledCall<Output, Input> {
  input: Input;
  signal: AbortSignal;
  /** Settles the call. Resolves when the machine has handled the outcome. */
  resolve: (output: Output) => Promise<void>;
  reject: (error: unknown) => Promise<void>;
  /** Neither settled nor aborted. */
  isLive: () => boolean;
}

/** A fake promise actor: each call waits until the test settles it. */
interface ControlledActor<Output, Input> {
  logic: PromiseActorLogic<Output, Input>;
  calls: readonly ControlledCall<Output, Input>[];
  /** The newest call. Throws if there is none. */
  latest: () => ControlledCall<Output, Input>;
  live: () => readonly ControlledCall<Output, Input>[];
}

function controlledCall<Output, Input>(
  input: Input,
  signal: AbortSignal,
  { resolve, reject }: Deferred<Output>,
): ControlledCall<Output, Input> {
  let isSettled = false;
  const settle = (how: () => void) => {
    isSettled = true;
    how();
    return settled();
  };
  return {
    input,
    signal,
    resolve: (output) => settle(() => resolve(output)),
    reject: (error) => settle(() => reject(error)),
    isLive: () => !isSettled && !signal.aborted,
  };
}

export function controlledActor<Output, Input>(): ControlledActor<Output, Input> {
  const calls: ControlledCall<Output, Input>[] = [];
  return {
    logic: fromPromise<Output, Input>(({ input, signal }) => {
      const output = deferred<Output>();
      calls.push(controlledCall(input, signal, output));
      return output.promise;
    }),
    calls,
    latest: () => {
      const call = calls.at(-1);
      if (!call) throw new Error('The actor was not called: send the event that invokes it first.');
      return call;
    },
    live: () => calls.filter((call) => call.isLive()),
  };
}

/** `input` is required exactly if the machine has one. */
type TestActorOptions<Machine extends AnyStateMachine> = {
  /** Fake actors by name. The others keep the machine's default. */
  actors?: NonNullable<Parameters<Machine['provide']>[0]['actors']>;
  /** A clock shared with other actors of the test; a new one if absent. */
  clock?: SimulatedClock;
  coverage?: TransitionCoverage | undefined;
} & (unknown extends InputFrom<Machine> ? { input?: undefined } : { input: InputFrom<Machine> });

interface TestActor<Machine extends AnyStateMachine> {
  /** Already started. */
  actor: Actor<Machine>;
  clock: SimulatedClock;
  /** All emitted events, oldest first. */
  emitted: EmittedFrom<Machine>[];
  /** The toasts among the emitted events. */
  toasts: () => ToastOptions[];
}

const isNotify = (event: { type: string }): event is NotifyEmitted => event.type === 'notify';

/** Starts a machine with fake actors and a simulated clock. */
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
  return { actor, clock, emitted, toasts: () => emitted.filter(isNotify).map(({ toast }) => toast) };
}
