import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { readItem, removeItem, writeItem } from '../wiring/safe-storage';

const storageKey = 'verapix-provider';

/** The tokens that a code was exchanged for. */
interface ProviderTokens {
  access_token: string;
  refresh_token: string;
}

/** Sign-in at the provider with a code (PKCE). Holds no session: the tokens are handed on. */
export interface ProviderClient {
  /** The address of the provider's page. */
  startUrl: (redirectTo: string) => Promise<string>;
  /** Rejects with auth-js' error. */
  exchange: (code: string) => Promise<ProviderTokens>;
}

interface ProviderClientOptions {
  url: string;
  headers: Record<string, string>;
  fetch: typeof globalThis.fetch;
  storage: () => Storage;
}

/** Keeps verifiers for the tab, and no session: that one lies elsewhere. */
function verifierStorage(storage: () => Storage) {
  return {
    getItem: (key: string) => readItem(storage, key),
    setItem(key: string, value: string) {
      if (key !== storageKey) writeItem(storage, key, value);
    },
    removeItem: (key: string) => removeItem(storage, key),
  };
}

/** One client per use: each opens a channel between tabs, which is closed again. */
export function createProviderClient({ storage, ...options }: ProviderClientOptions): ProviderClient {
  async function use<Result>(run: (client: GoTrueClient) => Promise<Result>): Promise<Result> {
    const client = new AuthClient({
      ...options,
      storageKey,
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
    startUrl: (redirectTo) =>
      use(async (client) => {
        const { data, error } = await client.signInWithOAuth({
          provider: 'google',
          options: { redirectTo, skipBrowserRedirect: true },
        });
        if (error) throw error;
        return data.url;
      }),
    exchange: (code) =>
      use(async (client) => {
        const { data, error } = await client.exchangeCodeForSession(code);
        // Takes every verifier away; there is no session, so nobody is asked.
        await client.signOut({ scope: 'local' });
        if (error) throw error;
        return data.session;
      }),
  };
}
