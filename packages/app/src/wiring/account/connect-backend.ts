import type { Connection } from '../../backend';
import { readBackendConfig } from '../../env';

/** How to reach the backend. */
export interface BackendConnection {
  connection: Connection;
  /** Reaches it at the connection's address. */
  fetch: typeof fetch;
}

/** How to reach the backend of this build: the real one, or the stand-in of this page, which is started. */
export async function connectBackend(): Promise<BackendConnection> {
  const config = readBackendConfig(import.meta.env);
  if (config.kind === 'supabase') {
    const { url, anonKey } = config;
    return { connection: { url, anonKey, flowType: 'pkce' }, fetch: (...request) => fetch(...request) };
  }
  if (!__EMBEDDED_BACKEND__) {
    throw new Error(
      'This build holds no stand-in backend: build it again with the variables it was meant for.',
    );
  }
  const { startEmbeddedBackend } = await import('../../stand-in/start');
  const { anonKey, fetch: reach } = await startEmbeddedBackend();
  return { connection: { url: location.origin, anonKey, flowType: 'implicit' }, fetch: reach };
}
