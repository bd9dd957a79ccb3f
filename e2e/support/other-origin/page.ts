import { createClients } from '../../../packages/client/src/clients';
import { createServerClock } from '../../../packages/client/src/server-clock';
import { createAuthStorage } from '../../../packages/client/src/auth-storage';

/** The app's three clients, on an empty page. */
function connect(url: string, anonKey: string) {
  return createClients({
    url,
    anonKey,
    flowType: 'implicit',
    fetch: (input, init) => fetch(input, init),
    storage: createAuthStorage({ storage: () => localStorage, onUnavailable: () => undefined }),
    tabStorage: () => sessionStorage,
    clock: createServerClock(),
  });
}

declare global {
  interface Window {
    connect: typeof connect;
    clients: ReturnType<typeof connect>;
  }
}

window.connect = connect;
