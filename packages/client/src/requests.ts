import {
  type AuthError,
  AuthUnknownError,
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
} from '@supabase/auth-js';
import {
  type FunctionsClient,
  FunctionsError,
  FunctionsFetchError,
  FunctionsHttpError,
} from '@supabase/functions-js';
import * as v from 'valibot';
import { isForPeople, plainText } from './plain-text';
import { type Failure, failure, type OwnCode, ownProblem, type Problem } from './problem';

function failureOnAbort(signal: AbortSignal): Promise<Failure> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(failure('aborted')), { once: true });
  });
}

/** Runs a call. An error becomes a problem; when the signal aborts, the result is `aborted`. Never rejects. */
export async function attempt<Success extends { ok: true }>(
  signal: AbortSignal,
  run: () => Promise<Success | Failure>,
): Promise<Success | Failure> {
  if (signal.aborted) return failure('aborted');
  const outcome = Promise.resolve()
    .then(run)
    .catch(async (error: unknown): Promise<Failure> => ({ ok: false, problem: await problemOf(error) }));
  return Promise.race([outcome, failureOnAbort(signal)]);
}

/** Calls an edge function and validates its answer: any other shape is `invalid_response`. Never rejects. */
export function callFunction<Schema extends v.GenericSchema>(
  functions: FunctionsClient,
  { name, body = {}, schema }: { name: string; body?: Record<string, unknown>; schema: Schema },
  signal: AbortSignal,
): Promise<{ ok: true; data: v.InferOutput<Schema> } | Failure> {
  return attempt(signal, async () => {
    const { data, error } = await functions.invoke<unknown>(name, { body, signal });
    if (error) return { ok: false, problem: await problemOf(error) };
    const parsed = v.safeParse(schema, data);
    return parsed.success ? { ok: true as const, data: parsed.output } : failure('invalid_response');
  });
}

/** A `numeric` column as a number. PostgREST sends a number, but a project may store text. */
export const numericColumn = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.decimal(), v.transform(Number))]),
  v.finite(),
);

/** The parts of postgrest-js' answer that are used. */
interface RestAnswer {
  data: unknown;
  /** The server's JSON, not validated, or the client's own error. */
  error: { code?: unknown; message?: unknown } | null;
  status: number;
}

/** The problem of an error of postgrest-js. Its messages are for developers, so only the code is kept. */
function problemOfRest({ code, message }: { code?: unknown; message?: unknown }, status: number): Problem {
  if (status === 0) return ownProblem(transportCodeOf(String(message)));
  if (status >= 500 || typeof code !== 'string' || code === '') return ownProblem('server_error');
  return { ...ownProblem(code === '42501' ? 'permission_denied' : 'unexpected'), code };
}

/** The validated row of an answer; null if there is none. */
export function rowIn<Schema extends v.GenericSchema>(
  { data, error, status }: RestAnswer,
  schema: Schema,
): { ok: true; row: v.InferOutput<Schema> | null } | Failure {
  if (error) return { ok: false, problem: problemOfRest(error, status) };
  if (data === null) return { ok: true, row: null };
  const parsed = v.safeParse(schema, data);
  return parsed.success ? { ok: true, row: parsed.output } : failure('invalid_response');
}

const ownCodeOfAuthError: Readonly<Record<string, OwnCode>> = {
  AuthInvalidTokenResponseError: 'invalid_response',
  AuthUnknownError: 'server_error',
  AuthInvalidJwtError: 'invalid_response',
};

function secondsIn(message: string): number | undefined {
  const seconds = Number(/\bafter (\d{1,6}) seconds?\b/i.exec(message)?.[1]);
  return Number.isNaN(seconds) ? undefined : seconds;
}

/** Our code for errors of the transport or the client, which the user did not cause. */
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

/** Why a request got no answer, by the name of the error that `fetch` rejected with. */
const transportCodes: Readonly<Record<string, OwnCode>> = {
  TimeoutError: 'timeout',
  AbortError: 'aborted',
  NetworkError: 'unreachable',
};

/** The same from the message of postgrest-js, which begins with that name. */
function transportCodeOf(message: string): OwnCode {
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
 * The problem of an error of auth-js or functions-js, or of anything else that was thrown. It reads the body of an edge
 * function's answer, so call it once. Never rejects, and never shows HTML, a stack or internal messages of a server.
 */
export async function problemOf(error: unknown): Promise<Problem> {
  if (isAuthError(error)) return problemOfAuth(error);
  if (error instanceof FunctionsError) return problemOfFunction(error);
  if (error instanceof DOMException) return ownProblem(transportCodes[error.name] ?? 'unexpected');
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
    return ownProblem('unreachable');
  return ownProblem('unexpected');
}

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

/**
 * The problem of an edge function's error answer. A 404 with the function's own code `not_found` is about the requested
 * thing; any other 404, and 501, mean that the backend has no such function: `not_implemented`. A 503 with a code of the
 * function means that something is not configured; the platform's codes are in capitals.
 */
async function problemOfFunctionAnswer(response: Response): Promise<Problem> {
  const { status } = response;
  const body = await bodyOf(response);
  const code = typeof body.code === 'string' ? plainText(body.code) : '';
  if (status === 501 || (status === 404 && code !== 'not_found')) return ownProblem('not_implemented');
  const isOwnCode = status === 503 && /^[a-z_]+$/.test(code);
  if (status >= 500 && !isOwnCode) return ownProblem('server_error');
  const message = typeof body.message === 'string' ? body.message : '';
  const own = ownProblem(
    status === 401 ? 'session_missing' : status === 403 ? 'permission_denied' : 'unexpected',
  );
  // The platform's own errors have a numeric code and a message for developers.
  if (!code) return own;
  return { code, message: isForPeople(message) ? plainText(message) : own.message };
}
