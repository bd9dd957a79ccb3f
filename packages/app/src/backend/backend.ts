import { type AccountApi, createAccountApi } from './account-api';
import { type ApiKeysApi, createApiKeysApi } from './api-keys-api';
import { createAuthApi } from './auth-api';
import type { AuthApi } from './auth-api.types';
import { type CheckoutApi, createCheckoutApi } from './checkout-api';
import { type Connection, createClients } from './clients';
import { type ContactApi, createContactApi } from './contact-api';
import { createMerchantApi, type MerchantApi } from './merchant-api';
import { startPendingSignIn } from './pending-sign-in';
import { createPreferencesApi, type PreferencesApi } from './preferences-api';
import { createSessionStorage } from './session-storage';
import { createSubscriptionApi, type SubscriptionApi } from './subscription-api';

/** What the backend client needs from its surroundings. */
export interface BackendDeps {
  fetch: typeof globalThis.fetch;
  /** Named late: naming a blocked storage throws. */
  localStorage: () => Storage;
  sessionStorage: () => Storage;
  /** Where the change of storage by another tab is heard. */
  window: EventTarget;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The app's own origin. */
  origin: string;
  /** Goes to another site: the provider's page. */
  navigate: (url: string) => void;
  /** Called once when the session can be held in memory only. */
  onStorageUnavailable: () => void;
}

/** The way to the public API: programs ask it with a key, whoever is signed in here. */
export interface PublicApi {
  /** Its address, without a slash at its end. */
  base: string;
  fetch: typeof globalThis.fetch;
}

/** Everything the app asks of a backend. */
export interface BackendApi
  extends AuthApi,
    SubscriptionApi,
    PreferencesApi,
    AccountApi,
    ApiKeysApi,
    CheckoutApi,
    ContactApi,
    MerchantApi {
  publicApi: PublicApi;
  /** Ends timers and the channel between tabs. */
  dispose: () => Promise<void>;
}

/** Joins the clients and the calls. Nothing is asked before the first call. */
export function createBackendApi(connection: Connection, deps: BackendDeps): BackendApi {
  const storage = createSessionStorage({
    storage: deps.localStorage,
    onUnavailable: deps.onStorageUnavailable,
  });
  const clients = createClients({
    ...connection,
    fetch: deps.fetch,
    storage,
    tabStorage: deps.sessionStorage,
  });
  const pending = { storage: deps.sessionStorage, now: deps.now };
  return {
    ...createAuthApi({
      clients,
      storage,
      window: deps.window,
      origin: deps.origin,
      navigate: deps.navigate,
      startPending: (returnTo) => startPendingSignIn(pending, returnTo),
    }),
    ...createSubscriptionApi(clients),
    ...createPreferencesApi(clients),
    ...createAccountApi(clients),
    ...createMerchantApi(clients),
    ...createApiKeysApi(clients),
    ...createCheckoutApi(clients),
    ...createContactApi(clients),
    publicApi: { base: connection.url, fetch: deps.fetch },
    dispose: () => clients.auth.dispose(),
  };
}
