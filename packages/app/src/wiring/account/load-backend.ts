import type { ToastOptions } from '@verapix/machines';
import type { BackendApi, Connection } from '../../backend';
import { readBackendConfig } from '../../env';

/** How to reach the backend: the real one, or the stand-in of this page. */
async function connect(): Promise<{ connection: Connection; fetch: typeof fetch }> {
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

/** Fetches the clients and connects them. `notify` hears when the session cannot be stored. */
export async function loadBackend(notify: (toast: ToastOptions) => void): Promise<BackendApi> {
  const [{ createBackendApi }, { connection, fetch }] = await Promise.all([
    import('../../backend'),
    connect(),
  ]);
  return createBackendApi(connection, {
    fetch,
    localStorage: () => localStorage,
    sessionStorage: () => sessionStorage,
    window,
    now: Date.now,
    origin: location.origin,
    navigate: (url) => location.assign(url),
    onStorageUnavailable: () =>
      notify({
        title: 'You will be signed out when this page closes',
        description: 'This browser keeps no data for this site: its storage is blocked or full.',
        variant: 'warning',
      }),
  });
}
