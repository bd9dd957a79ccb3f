import { type AnyStateMachine, fromPromise, type InputFrom, type OutputFrom } from 'xstate';

type ActorLogics<Machine extends AnyStateMachine> = Required<
  NonNullable<Parameters<Machine['provide']>[0]['actors']>
>;

/** A machine's actors. A promise actor is written as a plain function; an actor without output is actor logic. */
export type MachineActors<Machine extends AnyStateMachine> = {
  [Name in keyof ActorLogics<Machine>]: [OutputFrom<ActorLogics<Machine>[Name]>] extends [undefined]
    ? ActorLogics<Machine>[Name]
    : (
        input: InputFrom<ActorLogics<Machine>[Name]>,
        signal: AbortSignal,
      ) => Promise<OutputFrom<ActorLogics<Machine>[Name]>>;
};

/** Provides a machine with its actors. Plain functions become promise actors. */
export function provideActors<Machine extends AnyStateMachine>(
  machine: Machine,
  actors: MachineActors<Machine>,
): Machine {
  const logics = Object.entries<unknown>(actors).map(([name, actor]) => [
    name,
    typeof actor === 'function' ? fromPromise(({ input, signal }) => actor(input, signal)) : actor,
  ]);
  return machine.provide({ actors: Object.fromEntries(logics) }) as Machine;
}
