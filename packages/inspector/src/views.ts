/** An event that can be sent. */
export interface OfferedEvent {
  type: string;
  /** Its label in the chart. */
  label: string;
  /** Whether the machine accepts it now. */
  can: boolean;
}

/** A step of an actor. */
export interface LoggedEvent {
  /** A number from 1. */
  number: number;
  type: string;
  /** The machine's state after it. */
  states: readonly string[];
  /** The ids of its transitions in the chart; empty if the event was ignored. */
  transitions: readonly string[];
}

/** An actor of the current story, as plain data. */
export interface ActorView {
  sessionId: string;
  machineId: string;
  status: string;
  /** The active leaf states, as `machine-id.state.path`. */
  states: readonly string[];
  /** The ids of all active states, parents included. */
  active: readonly string[];
  context: Plain;
  events: readonly OfferedEvent[];
  /** The last steps, newest first. */
  log: readonly LoggedEvent[];
}

/** A cloneable value that can be shown as text. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };
