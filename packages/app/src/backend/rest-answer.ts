import * as v from 'valibot';
import { type Failure, failure, ownProblem, type Problem } from './problem';
import { transportCodeOf } from './problem-of';

/** A `numeric` column, as a number: PostgREST sends it so, but a project may keep it as text. */
export const numericColumn = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.decimal(), v.transform(Number))]),
  v.finite(),
);

/** What postgrest-js answers with, as far as we look. */
interface RestAnswer {
  data: unknown;
  /** The server's JSON as it came, or the client's own; whatever its type says. */
  error: { code?: unknown; message?: unknown } | null;
  status: number;
}

/** What to say about an error of postgrest-js. Its sentences are for developers, so only its code is kept. */
function problemOfRest({ code, message }: { code?: unknown; message?: unknown }, status: number): Problem {
  if (status === 0) return ownProblem(transportCodeOf(String(message)));
  if (status >= 500 || typeof code !== 'string' || code === '') return ownProblem('server_error');
  return { ...ownProblem(code === '42501' ? 'permission_denied' : 'unexpected'), code };
}

/** The row of an answer, checked; null where there is none. */
export function rowIn<Schema extends v.GenericSchema>(
  { data, error, status }: RestAnswer,
  schema: Schema,
): { ok: true; row: v.InferOutput<Schema> | null } | Failure {
  if (error) return { ok: false, problem: problemOfRest(error, status) };
  if (data === null) return { ok: true, row: null };
  const parsed = v.safeParse(schema, data);
  return parsed.success ? { ok: true, row: parsed.output } : failure('invalid_response');
}
