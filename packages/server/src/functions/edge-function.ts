import { HttpError } from '../http/http-error';
import type { AssuranceLevel, FunctionPorts, SessionUser } from '../ports';

/** One call of an edge function by a signed-in user. */
export interface FunctionContext {
  user: SessionUser;
  sessionId: string;
  assuranceLevel: AssuranceLevel;
  /** Empty if the request is a form. */
  body: Readonly<Record<string, unknown>>;
  /** Reads a request that is a form with files (`multipart/form-data`); can be called once. Rejects with a 400 or a 413. */
  form: (maxBytes: number) => Promise<FormData>;
  /** The origin of the request, for example `https://backend.example`. */
  origin: string;
  ports: FunctionPorts;
}

/** Returns the JSON body of a 200, or a whole response; rejects with an `HttpError`. */
export type EdgeFunction = (context: FunctionContext) => Promise<unknown>;

/** The error for a call of a user whose session has ended, or who was deleted. */
export function signInFirst(): HttpError {
  return new HttpError(401, 'unauthorized', 'Please sign in.');
}

/**
 * Requires the code of the second factor from a user who has one: a stolen password must reach nothing.
 * Rejects with a 403 if the session began without the code.
 */
export function withSecondFactor(run: EdgeFunction): EdgeFunction {
  return async (context) => {
    if (!context.user.hasSecondFactor || context.assuranceLevel === 'aal2') return run(context);
    throw new HttpError(403, 'insufficient_aal', 'Enter the code from your authenticator app to do this.');
  };
}

/** Returns a non-empty text field of the body. Throws a 400 if it is missing. */
export function textOf(body: FunctionContext['body'], name: string): string {
  const value = body[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new HttpError(400, 'bad_request', `The field "${name}" is required.`);
}
