import type { AccountApi, PreferencesApi } from './api/account';
import type { ActivityApi } from './api/activity';
import type { ApiKeysApi, WebhookSecretApi } from './api/api-keys';
import type { AuthApi } from './api/auth';
import type { CheckoutApi, SubscriptionApi } from './api/billing';
import type { CloudApi } from './api/cloud';
import type { ContactApi } from './api/contact';
import type { ImagesApi } from './api/images';
import type { InboxApi } from './api/inbox';
import type { MailLinksApi } from './api/mail-links';
import type { MerchantApi } from './api/merchant';
import type { PublicApi } from './api/public-api';
import type { TwoFactorApi } from './api/two-factor';
import { createAccountApi } from './account-api';
import { createActivityApi } from './activity-api';
import { createApiKeysApi } from './api-keys-api';
import { createAuthApi } from './auth-api';
import { createCheckoutApi, createSubscriptionApi } from './billing-api';
import { type Connection, createClients } from './clients';
import { createCloudApi } from './cloud-api';
import { createContactApi } from './contact-api';
import { createImagesApi } from './images-api';
import { createInboxApi } from './inbox-api';
import { createMailLinksApi } from './mail-links-api';
import { createMerchantApi } from './merchant-api';
import { startPendingSignIn } from './pending-sign-in';
import { createPreferencesApi } from './preferences-api';
import { createServerClock, fetchWithServerTime, type ServerClock } from './server-clock';
import { createAuthStorage, parseSession, type AuthStorage } from './auth-storage';
import { storedSessionKey } from '@verapix/domain';
import { tokenPayload } from './auth-callback-url';

export type { Connection };

/** What the backend client needs from its environment. */
export interface BackendDeps {
  fetch: typeof globalThis.fetch;
  /** A function, as accessing a blocked storage throws. */
  localStorage: () => Storage;
  sessionStorage: () => Storage;
  /** Where `storage` events of other tabs are dispatched. */
  window: EventTarget;
  /** This device's time, in milliseconds since 1970. */
  now: () => number;
  /** Learns the server's time from its answers. By default, a clock of its own. */
  clock?: ServerClock;
  /** The app's address in the language of the page, `https://app.example/de`, without a slash at its end. */
  site: string;
  /** Opens another site: the provider's page. */
  navigate: (url: string) => void;
  /** Called once if there is no room for the session: it is kept in memory. */
  onStorageUnavailable: () => void;
}

/** All calls to the backend. A feature takes the slice that it needs: `api/` has one for each. */
export interface BackendApi
  extends AuthApi,
    TwoFactorApi,
    AccountApi,
    ActivityApi,
    PreferencesApi,
    SubscriptionApi,
    CheckoutApi,
    ApiKeysApi,
    WebhookSecretApi,
    MerchantApi,
    ContactApi,
    MailLinksApi,
    ImagesApi,
    InboxApi,
    CloudApi {
  publicApi: PublicApi;
  /** Ends timers and the channel between tabs. */
  dispose: () => void;
}

/** Creates the clients and the calls. Sends no request before the first call. */
export function createBackendApi(connection: Connection, deps: BackendDeps): BackendApi {
  const storage = createAuthStorage({
    storage: deps.localStorage,
    onUnavailable: deps.onStorageUnavailable,
  });
  const { clock = createServerClock(deps.now) } = deps;
  observeStoredSession(storage, deps.now, clock);
  const clients = createClients({
    ...connection,
    fetch: deps.fetch,
    storage,
    tabStorage: deps.sessionStorage,
    clock,
  });
  const pending = { storage: deps.sessionStorage, now: deps.now };
  return {
    ...createAuthApi({
      clients,
      storage,
      window: deps.window,
      site: deps.site,
      navigate: deps.navigate,
      startPending: (returnTo) => startPendingSignIn(pending, returnTo),
    }),
    ...createSubscriptionApi(clients, {
      navigate: deps.navigate,
      now: clock.now,
      ownOrigins: [new URL(deps.site).origin, new URL(connection.url, deps.site).origin],
    }),
    ...createPreferencesApi(clients),
    ...createAccountApi(clients),
    ...createActivityApi(clients),
    ...createMerchantApi(clients),
    ...createInboxApi(clients),
    ...createApiKeysApi(clients),
    ...createCheckoutApi(clients),
    ...createContactApi(clients),
    ...createMailLinksApi(clients),
    ...createImagesApi(clients),
    ...createCloudApi(clients),
    publicApi: {
      base: connection.apiUrl ?? connection.url,
      fetch: fetchWithServerTime(deps.fetch, clock),
    },
    dispose: () => clients.auth.dispose(),
  };
}

/** The stored session ends at the same moment by the server's clock, in its token, and by this device's, beside it. */
function observeStoredSession(
  storage: Pick<AuthStorage, 'getItem'>,
  now: () => number,
  clock: ServerClock,
): void {
  const session = parseSession(storage.getItem(storedSessionKey));
  const end = session && tokenPayload(session.access_token)?.exp;
  if (session?.expires_at && end) clock.observe(now() + (end - session.expires_at) * 1000);
}
