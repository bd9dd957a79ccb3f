/** The endpoints that answer with a session. */
const sessionEndpoint = /\/(token|signup|verify)(\?|$)/;

/** The answer without the server's `expires_at`; as it was when it isn't a session. */
function withoutServerTime(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('expires_in' in body)) return text;
    return JSON.stringify({ ...body, expires_at: undefined });
  } catch {
    return text;
  }
}

/**
 * A `fetch` for auth-js that leaves `expires_at` out of new sessions, so that auth-js reckons it from `expires_in` and
 * this computer's clock. With the server's time, a clock that is an hour ahead would refresh without end.
 */
export function fetchWithLocalExpiry(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || !sessionEndpoint.test(String(input))) return response;
    const { status, statusText, headers } = response;
    return new Response(withoutServerTime(await response.text()), { status, statusText, headers });
  };
}
