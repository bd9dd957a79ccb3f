import type { AnyStateMachine, EmittedFrom, EventFromLogic, EventObject, InputFrom } from 'xstate';

/** What a reader is told of an event. */
export interface EventDoc<Event extends EventObject = EventObject> {
  /** Who sends it and what it does. */
  meaning: string;
  /** One that the machine takes, in a state that it is meant for. */
  example: Event;
}

/** What a reader is told of a machine, beside its chart. */
export interface MachineDoc {
  machine: AnyStateMachine;
  /** What it is called in Storybook's sidebar: `Contact form`. */
  name: string;
  /** What it is for, who starts it and how long it lives: two to four sentences. */
  purpose: string;
  /** What `createActor`'s `input` holds, by key; nothing for a machine that wants none. */
  input: Readonly<Record<string, string>>;
  /** Each event that it takes, by type. What comes of invoked actors and of delays is in the chart. */
  events: Readonly<Record<string, EventDoc>>;
  /** Each actor that whoever runs it has to provide, and what it has to do. */
  actors: Readonly<Record<string, string>>;
  /** What it emits to the outside, by event type. */
  emits: Readonly<Record<string, string>>;
  /** How to test it: the clock, the test actors of `@verapix/machines/testing`, what to watch for. */
  testing: string;
}

type Nothing = Readonly<Record<string, never>>;

/** A text for each key, where it is known which keys there are. */
type Texts<Key extends PropertyKey> = [Key] extends [never]
  ? Nothing
  : string extends Key
    ? Nothing
    : Readonly<Record<Key, string>>;

type Actors<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>;

/** The actors that a machine doesn't bring along: one that is a machine itself is part of it. */
type OpenActors<Machine extends AnyStateMachine> = {
  [Name in keyof Actors<Machine>]-?: NonNullable<Actors<Machine>[Name]> extends AnyStateMachine
    ? never
    : Name;
}[keyof Actors<Machine>];

/** The documentation of one machine, with a line for each of its words and for no other. */
export interface MachineDocOf<Machine extends AnyStateMachine>
  extends Pick<MachineDoc, 'name' | 'purpose' | 'testing'> {
  input: unknown extends InputFrom<Machine> ? Nothing : Texts<keyof InputFrom<Machine>>;
  events: { readonly [Event in EventFromLogic<Machine> as Event['type']]: EventDoc<Event> };
  actors: Texts<OpenActors<Machine>>;
  emits: Texts<EmittedFrom<Machine>['type']>;
}

/** Joins a machine and its documentation. A word without a line, or a line without a word, does not compile. */
export function describeMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  doc: MachineDocOf<Machine>,
): MachineDoc {
  return { machine, ...doc };
}
