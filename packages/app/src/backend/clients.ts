import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { authedFetch, keyHeaders } from './authed-fetch';
import { answerLimitMs, fetchWithTimeout } from './fetch-with-timeout';
import { fetchWithLocalExpiry } from './local-expiry';
import { createProviderClient, type ProviderClient } from './provider-client';
import type { SessionStorage } from './session-storage';
import { createSignalledFetch, type SignalledFetch } from './signalled-fetch';
import { storedSessionKey } from './stored-session';

/** Whom the clients talk to. */
export interface Connection {
  /** Origin of the project, without a slash at its end. */
  url: string;
  /** The public key: a token, or `sb_publishable_…`. */
  anonKey: string;
  /** How Google comes back: with a code where the backend offers it (`pkce`), else with tokens (`implicit`). */
  flowType: 'implicit' | 'pkce';
}

export interface ClientsOptions extends Connection {
  fetch: typeof globalThis.fetch;
  storage: SessionStorage;
  /** Where the code's verifier waits while the tab is at the provider: session storage. */
  tabStorage: () => Storage;
}

/** The three clients, over one `fetch` with a time limit. */
export interface Clients {
  auth: GoTrueClient;
  /** Stops requests of `auth`, whose calls take no signal. */
  signalled: SignalledFetch;
  /** For sign-in by code, where the backend offers it. Mailed links hold tokens: they are opened in any browser. */
  provider: ProviderClient | null;
  rest: PostgrestClient;
  functions: FunctionsClient;
}

/** Makes the clients. Nothing is asked before the first call. */
export function createClients(options: ClientsOptions): Clients {
  const { url, anonKey, storage, flowType } = options;
  const limited = fetchWithTimeout(options.fetch);
  const signalled = createSignalledFetch(fetchWithLocalExpiry(limited));
  const authOptions = { url: `${url}/auth/v1`, headers: { apikey: anonKey } };
  const auth = new AuthClient({
    ...authOptions,
    storageKey: storedSessionKey,
    storage,
    fetch: signalled.fetch,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    flowType: 'implicit',
    skipAutoInitialize: true,
  });
  // The limit is outside as well, for the refresh that a request may have to wait for.
  const authed = fetchWithTimeout(authedFetch(auth, limited), 2 * answerLimitMs);
  const headers = keyHeaders(anonKey);
  return {
    auth,
    signalled,
    provider:
      flowType === 'pkce'
        ? createProviderClient({ ...authOptions, fetch: limited, storage: options.tabStorage })
        : null,
    rest: new PostgrestClient(`${url}/rest/v1`, { headers, fetch: authed, retry: false }),
    functions: new FunctionsClient(`${url}/functions/v1`, { headers, customFetch: authed }),
  };
}
