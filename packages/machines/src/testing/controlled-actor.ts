import { fromPromise, type PromiseActorLogic } from 'xstate';
import { type Deferred, deferred, settled } from './deferred';

/** One call of a controlled actor. */
export interface ControlledCall<Output, Input> {
  input: Input;
  signal: AbortSignal;
  /** Settles the call and lets the machine hear of it. */
  resolve: (output: Output) => Promise<void>;
  reject: (error: unknown) => Promise<void>;
  /** Neither settled nor aborted. */
  isLive: () => boolean;
}

/** A stand-in for an actor of a machine: each call waits until the test settles it. */
export interface ControlledActor<Output, Input> {
  logic: PromiseActorLogic<Output, Input>;
  calls: readonly ControlledCall<Output, Input>[];
  /** The newest call. Throws when there was none. */
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
      const answer = deferred<Output>();
      calls.push(controlledCall(input, signal, answer));
      return answer.promise;
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
