import type { BackendOptions } from '../backend';
import type { UserRecord } from '../db/schema';
import { Refusal } from '../http/refusal';

/** One call of an edge function, by a user who is signed in. */
export interface FunctionCall {
  /** As stored now: what the token says about them may be an hour old. */
  user: UserRecord;
  sessionId: string;
  body: Readonly<Record<string, unknown>>;
  /** Where the backend was asked: `https://backend.example`. */
  origin: string;
  options: BackendOptions;
  /** Aborted when the caller gave up. */
  signal: AbortSignal;
}

/** Gives the JSON of a 200, or throws a `Refusal`. */
export type EdgeFunction = (call: FunctionCall) => unknown;

/** A text of the body. Throws a 400 where there is none. */
export function textOf(body: FunctionCall['body'], name: string): string {
  const value = body[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new Refusal(400, 'bad_request', `The field "${name}" is required.`);
}
