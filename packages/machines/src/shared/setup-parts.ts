/** Actors, guards and actions that several machines pass to `setup`, and their uses in a chart. */
import {
  type CallbackActorLogic,
  type DoneActorEvent,
  type ErrorActorEvent,
  type EventObject,
  emit,
  fromCallback,
  fromPromise,
  type MachineContext,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate';
import type { ToastOptions } from './toast';

/** Shows a toast. */
export interface NotifyEmitted {
  type: 'notify';
  toast: ToastOptions;
}

/** Navigates to another page of the app. */
export interface NavigateEmitted {
  type: 'navigate';
  /** A path of the app. */
  to: string;
  /** Whether to replace the current entry of the browser's history. */
  replace?: boolean;
  /** State of the new history entry. The sign-in page navigates back to `returnTo`. */
  state?: { returnTo: string };
}

/** An actor threw an unexpected error, to be logged. The machine informs the user separately. */
export interface ErrorCaughtEmitted {
  type: 'error.caught';
  error: unknown;
}

/** A payment succeeded: the app loads the plan again. */
export interface PaymentConfirmedEmitted {
  type: 'payment.confirmed';
}

const notProvided = (name: string) =>
  new Error(`\`${name}\` actor must be provided: call machine.provide({ actors: { ${name} } }).`);

/** The default of a machine's promise actor. It rejects until the app provides an implementation. */
export function requiredActor<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(notProvided(name)));
}

/** The default of a machine's callback actor, which sends events while it runs. It throws when it starts. */
export function requiredWatcher<Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
): CallbackActorLogic<EventObject, Input> {
  return fromCallback(() => {
    throw notProvided(name);
  });
}

/** Guard: the outcome in the params is a success. */
export const isOk = (_: unknown, { ok }: { ok: boolean }): boolean => ok;

/** Action: emits the toast in the params. */
export const notify = <Context extends MachineContext, Event extends EventObject>() =>
  emit<Context, Event, { toast: ToastOptions }, Event, NotifyEmitted>((_, { toast }) => ({
    type: 'notify',
    toast,
  }));

/** Action: emits the error in the params, to be logged. */
export const reportError = <Context extends MachineContext, Event extends EventObject>() =>
  emit<Context, Event, { error: unknown }, Event, ErrorCaughtEmitted>((_, { error }) => ({
    type: 'error.caught',
    error,
  }));

/** Params: the output of the actor that is done. */
export const outputOf = <Output>({ event }: { event: DoneActorEvent<Output> }): Output => event.output;

/** The guard `isOk` for the output of the actor that is done. */
export const ifOk = { type: 'isOk', params: outputOf<{ ok: boolean }> } as const;

/** The action `reportError` for the error that an actor threw. */
export const report = {
  type: 'reportError',
  params: ({ event }: { event: ErrorActorEvent }) => ({ error: event.error }),
} as const;
