import { Refusal } from '../http/refusal';

const one = 'application/vnd.pgrst.object+json';
const many = new Set(['', '*/*', 'application/*', 'application/json']);

/** Whether a request wants one object instead of an array. Throws PGRST107 for what is no JSON. */
export function wantsOne(request: Request): boolean {
  const accepted = (request.headers.get('Accept') ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '');
  if (accepted.includes(one)) return true;
  if (accepted.some((type) => many.has(type))) return false;
  const message = `None of these media types are available: ${accepted.join(', ')}`;
  throw new Refusal(406, 'PGRST107', message);
}

/** The rows as the request wants them: all in an array, or the only one. Throws PGRST116 where it is not the only. */
export function bodyOf(rows: readonly unknown[], single: boolean): unknown {
  if (!single) return rows;
  if (rows.length === 1) return rows[0];
  const details = `The result contains ${rows.length} rows`;
  throw new Refusal(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', { details });
}

/** The content type of an answer with rows. */
export function contentTypeOf(single: boolean): { 'Content-Type': string } {
  return { 'Content-Type': `${single ? one : 'application/json'}; charset=utf-8` };
}
