import type { BackendOptions } from '../backend';
import type { UserRecord } from '../db/schema';
import { HttpError } from '../http/http-error';

/** One call of an edge function by a signed-in user. */
export interface FunctionContext {
  /** The user as stored now. The claims of the access token may be an hour old. */
  user: UserRecord;
  sessionId: string;
  body: Readonly<Record<string, unknown>>;
  /** The backend's origin, for example `https://backend.example`. */
  origin: string;
  options: BackendOptions;
  /** Aborted when the client cancels the request. */
  signal: AbortSignal;
}

/** Returns the JSON body of a 200, or throws an `HttpError`. */
export type EdgeFunction = (context: FunctionContext) => unknown;

/** Returns a non-empty text field of the body. Throws a 400 if it is missing. */
export function textOf(body: FunctionContext['body'], name: string): string {
  const value = body[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new HttpError(400, 'bad_request', `The field "${name}" is required.`);
}
