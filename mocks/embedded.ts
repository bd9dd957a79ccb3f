import type { Backend } from './backend';
import { createBackend } from './create-backend';
import { seedData } from './db/seeds';
import { createStorageStore } from './db/storage-store';
import type { Store } from './db/store';
import { createNetworkSetting, type NetworkSetting } from './network-setting';
import { browserPictures } from './public-api/pictures/browser-pictures';
import { withNetwork } from './scenarios/network';
import { realSurroundings } from './surroundings';

export { type Persona, type PersonaId, personas } from './db/personas';
export type { Mail } from './db/schema';
export type { Store } from './db/store';
export { anonKey } from './http/api-key';
export type { NetworkSetting } from './network-setting';
export { type NetworkScenario, networkScenarios } from './scenarios/network';

/** The stand-in backend inside a page. */
export interface EmbeddedBackend {
  backend: Backend;
  /** Its data: in this browser, shared by the tabs, kept over a reload. */
  store: Store;
  /** What lies between the page and the backend, in this tab. */
  network: NetworkSetting;
}

const storageKey = 'verapix-stand-in';

/**
 * Starts the stand-in backend in this page: answers only for as long as the page lives, remembers for as long as the
 * browser does.
 */
export function createEmbeddedBackend(): EmbeddedBackend {
  if (!isSecureContext) {
    throw new Error(
      'The stand-in backend signs tokens, for which the browser wants a secure page. Open it by https or on localhost.',
    );
  }
  const store = createStorageStore({
    storage: () => localStorage,
    key: storageKey,
    initial: () => seedData(realSurroundings),
    events: globalThis,
  });
  const options = {
    ...realSurroundings,
    pictures: browserPictures,
    store,
    siteUrl: location.origin,
    redirectOrigins: [],
  };
  const network = createNetworkSetting(() => sessionStorage);
  return { backend: withNetwork(createBackend(options), network.read, options), store, network };
}
