import { HttpError } from '../http/http-error';
import type { FunctionPorts, User } from '../ports';

/** One call of an edge function by a signed-in user. */
export interface FunctionContext {
  user: User;
  sessionId: string;
  body: Readonly<Record<string, unknown>>;
  /** The origin of the request, for example `https://backend.example`. */
  origin: string;
  ports: FunctionPorts;
}

/** Returns the JSON body of a 200, or rejects with an `HttpError`. */
export type EdgeFunction = (context: FunctionContext) => Promise<unknown>;

/** The error for a call of a user whose session has ended, or who was deleted. */
export function signInFirst(): HttpError {
  return new HttpError(401, 'unauthorized', 'Please sign in.');
}

/** Returns a non-empty text field of the body. Throws a 400 if it is missing. */
export function textOf(body: FunctionContext['body'], name: string): string {
  const value = body[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new HttpError(400, 'bad_request', `The field "${name}" is required.`);
}
