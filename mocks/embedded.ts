import type { Backend } from './backend';
import { createBackend } from './create-backend';
import { seedData } from './db/seeds';
import { createStorageStore } from './db/storage-store';
import type { Store } from './db/store';
import { realEnvironment } from './environment';
import { createBrowserFiles } from './ports/browser-files';
import { createNetworkSetting, type NetworkSetting, withNetwork } from './network';

export { type Persona, type PersonaId, personas } from './db/personas';
export type { Mail } from './db/schema';
export type { Store } from './db/store';
export { anonKey } from './http/gateway';
export { type NetworkScenario, type NetworkSetting, networkScenarios } from './network';

/** The mock backend inside a page. */
export interface EmbeddedBackend {
  backend: Backend;
  /** Its data in this browser's storage: shared by all tabs, kept over reloads. */
  store: Store;
  /** The simulated network between the page and the backend, in this tab. */
  network: NetworkSetting;
}

const storageKey = 'verapix-demo-backend';

/** Creates the mock backend in this page. */
export async function createEmbeddedBackend(): Promise<EmbeddedBackend> {
  if (!globalThis.crypto.subtle) {
    const { subtleInPage } = await import('./subtle-in-page');
    Object.defineProperty(crypto, 'subtle', { value: subtleInPage });
  }
  const store = createStorageStore({
    storage: () => localStorage,
    key: storageKey,
    initial: () => seedData(realEnvironment),
    events: globalThis,
  });
  const options = {
    ...realEnvironment,
    pictures: () => import('./public-api/browser-tools'),
    store,
    cloudFiles: createBrowserFiles(),
    siteUrl: location.origin,
    redirectOrigins: [],
  };
  const network = createNetworkSetting(() => sessionStorage);
  return { backend: withNetwork(createBackend(options), network.read, options), store, network };
}
