import type { EventObject } from 'xstate';

/** Data to run a machine with, in walks, paths and matrices. */
export interface MachineSample {
  input?: unknown;
  /** The part of the context that its events need, or several if no one suits all events. */
  context?: object | readonly object[];
  /** An example of each event, by type. */
  events: Readonly<Record<string, EventObject>>;
  /** Examples of the outputs of its promise actors: an array for each name. */
  outputs?: object;
}
