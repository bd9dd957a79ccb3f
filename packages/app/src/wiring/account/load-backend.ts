import type { ToastOptions } from '@verapix/machines';
import type { BackendApi } from '../../backend';
import { type BackendConnection, connectBackend } from './connect-backend';

/** Fetches the clients and connects them: `notify` hears when the session cannot be stored. */
export async function loadBackend(
  notify: (toast: ToastOptions) => void,
  connect: () => Promise<BackendConnection> = connectBackend,
): Promise<BackendApi> {
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
