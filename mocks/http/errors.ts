import type { Refusal } from './refusal';
import { json } from './responses';

const apiVersionHeader = 'X-Supabase-Api-Version';
const codedErrorsSince = '2024-01-01';

/** GoTrue's envelope: with a code in words for clients that name an API version since 2024, the older one else. */
export function authError(refusal: Refusal, request: Request): Response {
  const { status, code, message, more } = refusal;
  const weak = more.reasons ? { weak_password: { reasons: more.reasons } } : {};
  const named = more.reasons ? {} : { 'x-sb-error-code': String(code) };
  const version = request.headers.get(apiVersionHeader) ?? '';
  if (/^\d{4}-\d\d-\d\d$/.test(version) && version >= codedErrorsSince) {
    const headers = { ...more.headers, ...named, [apiVersionHeader]: codedErrorsSince };
    return json(status, { code, message, ...weak }, headers);
  }
  return json(
    status,
    { code: status, error_code: code, msg: message, ...weak },
    { ...more.headers, ...named },
  );
}

/** PostgREST's envelope: always the same four keys. */
export function restError({ status, code, message, more }: Refusal): Response {
  return json(
    status,
    { code, message, details: more.details ?? null, hint: more.hint ?? null },
    {
      'Content-Type': 'application/json; charset=utf-8',
      'Proxy-Status': `PostgREST; error=${code}`,
      ...more.headers,
    },
  );
}

/** What an edge function, or the platform before it, answers. */
export function functionError({ status, code, message, more }: Refusal): Response {
  return json(status, { code, message }, { 'sb-error-code': String(code), ...more.headers });
}
