import {
  type AuthError,
  AuthUnknownError,
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
} from '@supabase/auth-js';
import { FunctionsError, FunctionsFetchError, FunctionsHttpError } from '@supabase/functions-js';
import { isForPeople, plainText } from './plain-text';
import { type OwnCode, ownProblem, type Problem } from './problem';
import { problemOfFunctionAnswer } from './problem-of-function';

const ownCodeOfAuthError: Readonly<Record<string, OwnCode>> = {
  AuthInvalidTokenResponseError: 'invalid_response',
  AuthUnknownError: 'server_error',
  AuthInvalidJwtError: 'invalid_response',
};

function secondsIn(message: string): number | undefined {
  const seconds = Number(/\bafter (\d{1,6}) seconds?\b/i.exec(message)?.[1]);
  return Number.isNaN(seconds) ? undefined : seconds;
}

/** Our own words for errors that are about the transport or the client, not about what the person did. */
function ownCodeOf(error: AuthError): OwnCode | null {
  if (isAuthRetryableFetchError(error)) {
    return error.status > 0 ? 'server_error' : /too long/.test(error.message) ? 'timeout' : 'unreachable';
  }
  if (isAuthSessionMissingError(error)) return 'session_missing';
  if (error instanceof AuthUnknownError) return 'server_error';
  return ownCodeOfAuthError[error.name] ?? null;
}

function problemOfAuth(error: AuthError): Problem {
  const ownCode = ownCodeOf(error);
  if (ownCode) return ownProblem(ownCode);
  const { status } = error;
  if (status !== undefined && status >= 500) return ownProblem('server_error');
  const text = isForPeople(error.message) ? plainText(error.message) : ownProblem('unexpected').message;
  const seconds = status === 429 ? secondsIn(error.message) : undefined;
  return {
    code: error.code ?? (status === 429 ? 'over_request_rate_limit' : 'unexpected'),
    message: text,
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
    ...(isAuthWeakPasswordError(error) ? { reasons: error.reasons.map((reason) => plainText(reason)) } : {}),
  };
}

/** What kept a request from being answered, by the name of what `fetch` rejected with. */
const transportCodes: Readonly<Record<string, OwnCode>> = {
  TimeoutError: 'timeout',
  AbortError: 'aborted',
  NetworkError: 'unreachable',
};

/** The same from the message of postgrest-js, which begins with that name. */
export function transportCodeOf(message: string): OwnCode {
  return transportCodes[message.split(':', 1)[0] ?? ''] ?? 'unreachable';
}

async function problemOfFunction(error: FunctionsError): Promise<Problem> {
  const context: unknown = error.context;
  if (error instanceof FunctionsHttpError && context instanceof Response)
    return problemOfFunctionAnswer(context);
  if (error instanceof FunctionsFetchError) return problemOf(context);
  return ownProblem('server_error');
}

/**
 * What to say about an error of auth-js or functions-js, or about anything else that was thrown. Reads the body of an
 * edge function's answer, so ask once. Never rejects, and never shows HTML, a stack or a server's inner words.
 */
export async function problemOf(error: unknown): Promise<Problem> {
  if (isAuthError(error)) return problemOfAuth(error);
  if (error instanceof FunctionsError) return problemOfFunction(error);
  if (error instanceof DOMException) return ownProblem(transportCodes[error.name] ?? 'unexpected');
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
    return ownProblem('unreachable');
  return ownProblem('unexpected');
}
