import type { Drawing } from './drawing';

/** What the panel is told, and what it asks for: names of events on Storybook's channel. */
export const messages = {
  /** From the preview: `ActorView[]`, whenever one of them has changed. */
  actors: 'verapix/state-chart/actors',
  /** From the panel, when it is shown: tell everything anew. */
  watch: 'verapix/state-chart/watch',
  /** From the panel: `SendRequest`. */
  send: 'verapix/state-chart/send',
  /** From the panel: the `machineId` whose drawing it needs; and, from the preview, `DrawingAnswer`. */
  draw: 'verapix/state-chart/draw',
  drawn: 'verapix/state-chart/drawn',
} as const;

/** An event as the panel offers it. */
export interface OfferedEvent {
  type: string;
  /** How the chart calls it. */
  label: string;
  /** Whether the machine would do something with it now. */
  can: boolean;
}

/** Something that happened to an actor. */
export interface LoggedEvent {
  /** Counts up from 1. */
  number: number;
  type: string;
  /** Where the machine is after it. */
  states: readonly string[];
  /** The ids of the chart's transitions that it took; none, when the event was refused. */
  transitions: readonly string[];
}

/** An actor of the current story, as plain data. */
export interface ActorView {
  sessionId: string;
  machineId: string;
  status: string;
  /** The leaves it is in, as `machine-id.state.path`. */
  states: readonly string[];
  /** The ids of all states it is in, those around the leaves included. */
  active: readonly string[];
  context: Plain;
  events: readonly OfferedEvent[];
  /** The last ones, the newest first. */
  log: readonly LoggedEvent[];
}

export interface SendRequest {
  sessionId: string;
  type: string;
}

export interface DrawingAnswer {
  machineId: string;
  drawing: Drawing;
}

/** A value that can be sent to another frame and shown as text. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };
