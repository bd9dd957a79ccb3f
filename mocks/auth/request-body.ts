import * as v from 'valibot';
import { Refusal } from '../http/refusal';
import type { Call } from '../http/route';

/** A text field. Like GoTrue, what is missing or `null` is the empty text. */
export const text = v.nullish(v.string(), '');

/** What a client may send along with anything that ends in a link. */
export const challengeFields = { code_challenge: text, code_challenge_method: text };

/** The fields of a body; refuses one whose fields have the wrong type. */
export async function readFields<Schema extends v.GenericSchema>(
  call: Call,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, await call.json());
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = issue.path?.map(({ key }) => String(key)).join('.') ?? 'body';
  throw new Refusal(
    400,
    'bad_json',
    `Could not parse request body as JSON: ${field} should be ${issue.expected ?? 'something else'}`,
  );
}
