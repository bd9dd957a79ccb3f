import type { Problem } from './tool-run/tool-run.types';

/** What an actor comes back with: what it has, or why not. A throw is for what nobody planned. */
export type Outcome<Value extends object = object> = ({ ok: true } & Value) | { ok: false; problem: Problem };

/** Asks the app to go to another page. */
export interface NavigateEmitted {
  type: 'navigate';
  /** A path of the app. */
  to: string;
  /** Whether the page that is left disappears from the history. */
  replace?: boolean;
  /** What goes along without being in the address: for the sign-in page, where to come back to. */
  state?: { returnTo: string };
}

/** An actor threw: for a log. What the person sees is said by a toast. */
export interface ErrorCaughtEmitted {
  type: 'error.caught';
  error: unknown;
}
