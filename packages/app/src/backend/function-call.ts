import type { FunctionsClient } from '@supabase/functions-js';
import * as v from 'valibot';
import { attempt } from './attempt';
import { type Failure, failure } from './problem';
import { problemOf } from './problem-of';

/** Calls an edge function and checks the shape of its answer: what doesn't fit is `invalid_response`. Never rejects. */
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
