import type { PostgrestError } from '@supabase/postgrest-js';
import * as v from 'valibot';
import { type Failure, failure } from './problem';
import { problemOf } from './problem-of';

/** What postgrest-js answers with, as far as we look. */
interface RestAnswer {
  data: unknown;
  error: PostgrestError | null;
  status: number;
}

/** The row of an answer, checked; null where there is none. */
export async function rowIn<Schema extends v.GenericSchema>(
  { data, error, status }: RestAnswer,
  schema: Schema,
): Promise<{ ok: true; row: v.InferOutput<Schema> | null } | Failure> {
  if (error) return { ok: false, problem: await problemOf(error, status) };
  if (data === null) return { ok: true, row: null };
  const parsed = v.safeParse(schema, data);
  return parsed.success ? { ok: true, row: parsed.output } : failure('invalid_response');
}
