import { AuthClient, type GoTrueClient, isAuthRetryableFetchError } from '@supabase/auth-js';
import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { imageService, readItem, removeItem, writeItem } from '@verapix/domain';
import { storedSessionKey } from '@verapix/domain';
import * as v from 'valibot';
import { answerLimitMs, createAbortableFetch, fetchWithLocalExpiry, fetchWithTimeout } from './fetch';
import { fetchWithServerTime, type ServerClock } from './server-clock';
import type { AuthStorage } from './auth-storage';

/** The backend that the clients talk to. */
export interface Connection {
  /** Origin of the project, without a trailing slash. */
  url: string;
  /** Origin of the public API. By default, the project's. */
  apiUrl?: string;
  /** The public key: a token, or `sb_publishable_…`. */
  anonKey: string;
  /** What Google's redirect returns: a code if the backend supports it (`pkce`), else tokens (`implicit`). */
  flowType: 'implicit' | 'pkce';
}

export interface ClientsOptions extends Connection {
  fetch: typeof globalThis.fetch;
  storage: AuthStorage;
  /** Session storage: it keeps the code verifier while the tab is at the provider. */
  tabStorage: () => Storage;
  clock: ServerClock;
}

/** The time limit for sending or receiving files, in milliseconds: 32 MB at half a megabit per second. */
const transferLimitMs = 9 * 60_000;

export type Clients = ReturnType<typeof createClients>;

/** Creates three clients over one `fetch` with a time limit. Sends no request before the first call. */
export function createClients(options: ClientsOptions) {
  const { url, anonKey, storage, flowType, clock } = options;
  const fetch = fetchWithServerTime(options.fetch, clock);
  const limited = fetchWithTimeout(fetch);
  const abortable = createAbortableFetch(fetchWithLocalExpiry(limited, clock.observe));
  const authOptions = { url: `${url}/auth/v1`, headers: { apikey: anonKey } };
  const auth = new AuthClient({
    ...authOptions,
    storageKey: storedSessionKey,
    storage,
    fetch: abortable.fetch,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    flowType: 'implicit',
    skipAutoInitialize: true,
  });
  // The outer limit covers a session refresh that a request may wait for.
  const authed = fetchWithTimeout(authedFetch(auth, limited), 2 * answerLimitMs);
  const headers = keyHeaders(anonKey);
  const slowLimitMs = imageService.timeoutSeconds * 1000 + answerLimitMs;
  /** For calls that take longer than others. */
  const authedWithin = (limitMs: number) =>
    fetchWithTimeout(authedFetch(auth, fetchWithTimeout(fetch, limitMs)), limitMs);
  return {
    auth,
    /** Aborts requests of `auth`, whose calls take no signal. */
    abortable,
    /** Signs in by code; null in the implicit flow. Mailed links hold tokens, so that they can be opened in any browser. */
    provider:
      flowType === 'pkce'
        ? createProviderClient({ ...authOptions, fetch: limited, storage: options.tabStorage })
        : null,
    /**
     * Adds to the metadata of the user, in the background. A failure has no effect. `auth` is not used: it would store a
     * session again that ends meanwhile.
     */
    storeMetadata(data: Readonly<Record<string, string>>): void {
      const request = { method: 'PUT', headers: { ...headers, 'Content-Type': 'application/json' } };
      authed(`${url}/auth/v1/user`, { ...request, body: JSON.stringify({ data }) }).catch(() => undefined);
    },
    rest: new PostgrestClient(`${url}/rest/v1`, { headers, fetch: authed, retry: false }),
    functions: new FunctionsClient(`${url}/functions/v1`, { headers, customFetch: authed }),
    /** For functions that send or receive files. */
    transfers: new FunctionsClient(`${url}/functions/v1`, {
      headers,
      customFetch: authedWithin(transferLimitMs),
    }),
    /** For functions that wait for another service. */
    slowFunctions: new FunctionsClient(`${url}/functions/v1`, {
      headers,
      customFetch: authedWithin(slowLimitMs),
    }),
  };
}

/** The `apikey` header, and the bearer token without a session. Only old keys are tokens. */
function keyHeaders(anonKey: string): Record<string, string> {
  const isToken = anonKey.startsWith('eyJ');
  return { apikey: anonKey, ...(isToken ? { Authorization: `Bearer ${anonKey}` } : {}) };
}

function withToken(init: RequestInit | undefined, token: string | undefined): RequestInit {
  if (!token) return { ...init };
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return { ...init, headers };
}

const expiredSchema = v.object({ code: v.literal('PGRST303') });

/** Whether an answer says that the token has expired. Functions do not say why they accept no token. */
async function saysExpired(response: Response, input: RequestInfo | URL): Promise<boolean> {
  if (response.status !== 401) return false;
  if (String(input).includes('/functions/v1/')) return true;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return v.is(expiredSchema, body);
}

type SessionAnswer = Awaited<ReturnType<GoTrueClient['getSession' | 'refreshSession']>>;

/** The session's token; undefined without a session. Throws if the session cannot be refreshed now. */
function tokenIn({ data, error }: SessionAnswer): string | undefined {
  // Without this, the request would be sent as a visitor's, and the user would seem to own nothing.
  if (error && isAuthRetryableFetchError(error)) throw new TypeError('Failed to fetch a fresh session.');
  return data.session?.access_token;
}

/**
 * A `fetch` that sends the session's token. If the server says that it has expired, whatever this device's clock says, the
 * session is refreshed once and the request is repeated; if that fails too, the session ends in this browser.
 */
function authedFetch(auth: GoTrueClient, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const token = tokenIn(await auth.getSession());
    const first = await fetch(input, withToken(init, token));
    if (!token || !(await saysExpired(first, input))) return first;
    // Another request may have refreshed the session meanwhile.
    const current = tokenIn(await auth.getSession());
    const fresh = current === token ? tokenIn(await auth.refreshSession()) : current;
    const second = fresh ? await fetch(input, withToken(init, fresh)) : first;
    if (await saysExpired(second, input)) await auth.signOut({ scope: 'local' });
    return second;
  };
}

const providerStorageKey = 'verapix-provider';

interface ProviderClientOptions {
  url: string;
  headers: Record<string, string>;
  fetch: typeof globalThis.fetch;
  storage: () => Storage;
}

/** Stores code verifiers for the tab, but no session. */
function verifierStorage(storage: () => Storage) {
  return {
    getItem: (key: string) => readItem(storage, key),
    setItem(key: string, value: string) {
      if (key !== providerStorageKey) writeItem(storage, key, value);
    },
    removeItem: (key: string) => removeItem(storage, key),
  };
}

/** The address of Google's page, which redirects back. */
export async function googleUrl(client: GoTrueClient, redirectTo: string): Promise<string> {
  const options = { redirectTo, skipBrowserRedirect: true };
  const { data, error } = await client.signInWithOAuth({ provider: 'google', options });
  if (error) throw error;
  return data.url;
}

/**
 * Signs in at the provider with a code (PKCE). It keeps no session but returns the tokens. It creates one client for each
 * use, as each opens a channel between tabs, which is closed again.
 */
function createProviderClient({ storage, ...options }: ProviderClientOptions) {
  async function use<Result>(run: (client: GoTrueClient) => Promise<Result>): Promise<Result> {
    const client = new AuthClient({
      ...options,
      storageKey: providerStorageKey,
      storage: verifierStorage(storage),
      autoRefreshToken: false,
      detectSessionInUrl: false,
      flowType: 'pkce',
      skipAutoInitialize: true,
    });
    try {
      return await run(client);
    } finally {
      await client.dispose();
    }
  }
  return {
    /** The address of the provider's page. */
    startUrl: (redirectTo: string) => use((client) => googleUrl(client, redirectTo)),
    /** Exchanges a code for tokens. Rejects with auth-js' error. */
    exchange: (code: string) =>
      use(async (client) => {
        const { data, error } = await client.exchangeCodeForSession(code);
        // Deletes every verifier. There is no session, so no request is sent.
        await client.signOut({ scope: 'local' });
        if (error) throw error;
        return data.session;
      }),
  };
}
