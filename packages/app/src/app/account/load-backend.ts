import { type BackendApi, type Connection, createBackendApi } from '@verapix/client';
import { serverClock } from '@verapix/client/server-clock';
import type { ToastOptions } from '@verapix/machines';
import { addressOf } from '../../content/address';
import { readBackendConfig } from '../env';
import * as messages from '@verapix/messages/shell';

/** How to reach the backend. */
type BackendConnection = { connection: Connection; fetch: typeof fetch };

/** Connects to the backend of this build: the real one, or the mock backend inside the page, which is started. */
async function connectBackend(): Promise<BackendConnection> {
  const config = readBackendConfig(import.meta.env);
  if (config.kind === 'supabase') {
    const { url, anonKey } = config;
    return { connection: { url, anonKey, flowType: 'pkce' }, fetch: (...request) => fetch(...request) };
  }
  if (!__EMBEDDED_BACKEND__) {
    throw new Error(
      'This build contains no mock backend, and VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are not set. Set both, or VITE_BACKEND=demo, and build again.',
    );
  }
  const { startEmbeddedBackend } = await import('../demo-backend/start');
  const { anonKey, fetch: embeddedFetch } = await startEmbeddedBackend();
  return { connection: { url: location.origin, anonKey, flowType: 'implicit' }, fetch: embeddedFetch };
}

/** Connects to the backend. Notifies the user when the session cannot be stored. */
export async function loadBackend(
  notify: (toast: ToastOptions) => void,
  connect: () => Promise<BackendConnection> = connectBackend,
): Promise<BackendApi> {
  const { connection, fetch } = await connect();
  return createBackendApi(connection, {
    fetch,
    localStorage: () => localStorage,
    sessionStorage: () => sessionStorage,
    window,
    now: Date.now,
    clock: serverClock,
    site: location.origin + addressOf(''),
    navigate: (url) => location.assign(url),
    onStorageUnavailable: () =>
      notify({
        title: messages.signedOutSoon,
        description: messages.signedOutSoonText,
        variant: 'warning',
      }),
  });
}
