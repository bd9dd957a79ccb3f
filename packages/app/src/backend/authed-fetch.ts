import { type GoTrueClient, isAuthRetryableFetchError } from '@supabase/auth-js';

/** The clients' `apikey`, and the bearer where there is no session: only an old key is a token and may be one. */
export function keyHeaders(anonKey: string): Record<string, string> {
  const isToken = anonKey.startsWith('eyJ');
  return { apikey: anonKey, ...(isToken ? { Authorization: `Bearer ${anonKey}` } : {}) };
}

function withToken(init: RequestInit | undefined, token: string | undefined): RequestInit {
  if (!token) return { ...init };
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return { ...init, headers };
}

async function saysExpired(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'PGRST303';
}

/** The session's token, undefined without a session. Throws when there is a session that can't be refreshed now. */
async function currentToken(auth: GoTrueClient): Promise<string | undefined> {
  const { data, error } = await auth.getSession();
  // Without this a signed-in person would be asked about as a visitor, and seem to own nothing.
  if (error && isAuthRetryableFetchError(error)) throw new TypeError('Failed to fetch a fresh session.');
  return data.session?.access_token;
}

/** A token other than the refused one: another request's, or a fresh one. */
async function replacement(auth: GoTrueClient, refused: string): Promise<string | undefined> {
  const current = await currentToken(auth);
  if (current !== refused) return current;
  const { data, error } = await auth.refreshSession();
  if (error && isAuthRetryableFetchError(error)) throw new TypeError('Failed to fetch a fresh session.');
  return data.session?.access_token;
}

/**
 * A `fetch` that says who asks. When the server finds the token expired, it is refreshed once and the request is
 * sent once more; when that doesn't help, the session ends here.
 */
export function authedFetch(auth: GoTrueClient, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const token = await currentToken(auth);
    const first = await fetch(input, withToken(init, token));
    if (!token || !(await saysExpired(first))) return first;
    const fresh = await replacement(auth, token);
    const second = fresh ? await fetch(input, withToken(init, fresh)) : first;
    if (await saysExpired(second)) await auth.signOut({ scope: 'local' });
    return second;
  };
}
