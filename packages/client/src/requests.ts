import type { Outcome, Problem } from '@verapix/domain';
import {
  type AuthError,
  type GoTrueClient,
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
import { rejectOnAbort } from './fetch';
import { isForPeople, plainText } from './plain-text';
import { failure, type OwnCode, ownProblem } from './problem';
import { serverMessage } from './server-message';

/** Thrown within `attempt` where no library has thrown an error, for example for an invalid answer. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Returns the data of a call. What it throws becomes a problem; if the signal aborts, `aborted`. Never rejects. */
export async function attempt<Data extends object>(
  signal: AbortSignal,
  run: () => Promise<Data>,
): Promise<Outcome<Data>> {
  try {
    signal.throwIfAborted();
    return { ok: true, ...(await Promise.race([run(), rejectOnAbort(signal)])) };
  } catch (error) {
    return signal.aborted ? failure('aborted') : { ok: false, problem: await problemOf(error) };
  }
}

/** An answer of auth-js without an error. Throws the error of any other. */
export function succeeded<Answer extends { error: AuthError | null }>(answer: Answer): Answer {
  if (answer.error) throw answer.error;
  return answer;
}

/**
 * Calls auth-js. If the server says that the session's token has expired, although it has not by this device's clock, the
 * session is refreshed and the call made again.
 */
export async function withFreshToken<Data>(
  auth: Pick<GoTrueClient, 'refreshSession'>,
  run: () => Promise<Data>,
): Promise<Data> {
  try {
    return await run();
  } catch (error) {
    if (!isAuthError(error) || error.code !== 'bad_jwt') throw error;
    if ((await auth.refreshSession()).error) throw error;
    return run();
  }
}

/** The validated answer. Throws `invalid_response` for any other shape. */
function validated<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, answer);
  if (parsed.success) return parsed.output;
  throw new ProblemError(ownProblem('invalid_response'));
}

interface FunctionCall<Schema extends v.GenericSchema> {
  name: string;
  /** A form is sent with its files. */
  body?: Record<string, unknown> | FormData;
  schema: Schema;
}

/** Calls an edge function and returns its validated answer. Call it within `attempt`. */
export async function callFunction<Schema extends v.GenericSchema>(
  functions: FunctionsClient,
  { name, body = {}, schema }: FunctionCall<Schema>,
  signal: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const { data, error } = await functions.invoke<unknown>(name, { body, signal });
  if (error) throw error;
  return validated(schema, data);
}

interface ConfirmedCall {
  name: string;
  body?: Record<string, unknown>;
  confirmation: string;
}

/** Calls an edge function that answers `{[confirmation]: true}` when it is done. Never rejects. */
export function confirm(
  functions: FunctionsClient,
  { confirmation, ...call }: ConfirmedCall,
  signal: AbortSignal,
): Promise<Outcome> {
  const schema = v.object({ [confirmation]: v.literal(true) });
  return attempt(signal, async () => {
    await callFunction(functions, { ...call, schema }, signal);
    return {};
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
  // The message begins with the name of the error that `fetch` rejected with.
  if (status === 0)
    return ownProblem(transportCodes[String(message).split(':', 1)[0] ?? ''] ?? 'unreachable');
  if (status >= 500 || typeof code !== 'string' || code === '') return ownProblem('server_error');
  if (status === 429) return ownProblem('too_many_requests');
  return { ...ownProblem(code === '42501' ? 'permission_denied' : 'unexpected'), code };
}

/** The validated data of an answer. Call it within `attempt`. */
export function dataOf<Schema extends v.GenericSchema>(
  { data, error, status }: RestAnswer,
  schema: Schema,
): v.InferOutput<Schema> {
  if (error) throw new ProblemError(problemOfRest(error, status));
  return validated(schema, data);
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
  return ownCodeOfAuthError[error.name] ?? null;
}

function problemOfAuth(error: AuthError): Problem {
  const ownCode = ownCodeOf(error);
  if (ownCode) return ownProblem(ownCode);
  const { status } = error;
  if (status !== undefined && status >= 500) return ownProblem('server_error');
  const seconds = status === 429 ? secondsIn(error.message) : undefined;
  const code = error.code ?? (status === 429 ? 'over_request_rate_limit' : 'unexpected');
  return {
    code,
    message: isForPeople(error.message)
      ? serverMessage(code, error.message)
      : ownProblem('unexpected').message,
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

/**
 * The problem of an error of auth-js or functions-js, or of anything else that was thrown. It reads the body of an edge
 * function's answer, so call it once. Never rejects, and never shows HTML, a stack or internal messages of a server.
 */
export async function problemOf(error: unknown): Promise<Problem> {
  if (error instanceof ProblemError) return error.problem;
  if (isAuthError(error)) return problemOfAuth(error);
  if (error instanceof FunctionsHttpError) return problemOfFunction(error.context);
  if (error instanceof FunctionsFetchError) return problemOf(error.context);
  if (error instanceof FunctionsError) return ownProblem('server_error');
  if (error instanceof DOMException) return ownProblem(transportCodes[error.name] ?? 'unexpected');
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
    return ownProblem('unreachable');
  return ownProblem('unexpected');
}

const text = v.fallback(v.string(), '');
const errorBody = v.fallback(v.object({ code: text, message: text }), { code: '', message: '' });

/**
 * The problem of an edge function's error answer. A 404 with the function's own code `not_found` is about the requested
 * thing; any other 404, and 501, mean that the backend has no such function: `not_implemented`. A 503 with a code of the
 * function means that something is not configured; the platform's codes are in capitals.
 */
async function problemOfFunction(answer: Response): Promise<Problem> {
  const { status } = answer;
  const body = v.parse(errorBody, await answer.json().catch(() => null));
  const code = plainText(body.code);
  if (status === 501 || (status === 404 && code !== 'not_found')) return ownProblem('not_implemented');
  const isOwnCode = status === 503 && /^[a-z_]+$/.test(code);
  if (status >= 500 && !isOwnCode) return ownProblem('server_error');
  const own = ownProblem(
    status === 401 ? 'session_missing' : status === 403 ? 'permission_denied' : 'unexpected',
  );
  // The platform's own errors have a numeric code and a message for developers.
  if (!code) return own;
  return { code, message: isForPeople(body.message) ? serverMessage(code, body.message) : own.message };
}
