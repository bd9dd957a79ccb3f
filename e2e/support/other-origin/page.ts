import { createClients } from '../../../packages/app/src/backend/clients';
import { createSessionStorage } from '../../../packages/app/src/backend/session-storage';

/** The app's three clients, on a page that is nothing else. */
function connect(url: string, anonKey: string) {
  return createClients({
    url,
    anonKey,
    flowType: 'implicit',
    fetch: (input, init) => fetch(input, init),
    storage: createSessionStorage({ storage: () => localStorage, onUnavailable: () => undefined }),
    tabStorage: () => sessionStorage,
  });
}

declare global {
  interface Window {
    connect: typeof connect;
    clients: ReturnType<typeof connect>;
  }
}

window.connect = connect;
