import type { ApiErrorBody, UpscaleResult } from '@verapix/facts/public-api';
import * as v from 'valibot';

const picture = { width: v.number(), height: v.number(), content_type: v.string(), bytes: v.number() };

const resultSchema = v.object({
  id: v.string(),
  status: v.string(),
  mode: v.string(),
  scale_factor: v.number(),
  input: v.object(picture),
  output: v.object({ ...picture, url: v.pipe(v.string(), v.url()) }),
  created_at: v.string(),
  expires_at: v.string(),
});

const refusalSchema = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    request_id: v.string(),
    docs_url: v.string(),
    field: v.optional(v.string()),
  }),
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The result that a body holds; undefined where it is something else. */
export function resultIn(text: string): UpscaleResult | undefined {
  const parsed = v.safeParse(resultSchema, jsonOf(text));
  // Values that the document has not heard of are shown as they are.
  return parsed.success ? (parsed.output as UpscaleResult) : undefined;
}

/** The error that a body holds; undefined where something other than the API answered. */
export function errorIn(text: string): ApiErrorBody['error'] | undefined {
  const parsed = v.safeParse(refusalSchema, jsonOf(text));
  return parsed.success ? (parsed.output.error as ApiErrorBody['error']) : undefined;
}
