/**
 * What the request handlers need from their environment. `mocks/` implements these over a store in memory, and
 * `postgres/` over a real project.
 */

import type {
  ApiKeyRow,
  CheckoutRow,
  PaidPlanId,
  PaymentRow,
  PictureFormatName,
  SubscriptionRow,
} from '@verapix/domain';
import type { UpscaleResult } from '@verapix/domain/public-api';
import type { RandomBytes } from './crypto';

/** Time, identity and randomness, and where the app is. */
export interface Environment {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Returns a new UUID. */
  newId: () => string;
  randomBytes: RandomBytes;
  /** The app's origin. */
  siteUrl: string;
}

/** A user as stored now. The claims of an access token may be an hour old. */
export interface User {
  id: string;
  email: string;
  /** From `app_metadata`, which only the server writes. */
  isAdmin: boolean;
}

/** An API key as stored: the row that its owner may read, and the hash. The key itself is not stored. */
export interface ApiKeyRecord extends ApiKeyRow {
  /** SHA-256 of the whole key, in base64url. */
  hash: string;
}

/** The states of a subscription at the payment provider. */
export const providerStatuses = ['active', 'trial', 'past_due', 'ended'] as const;

/** What the payment provider last said about a subscription that it renews. */
export interface ProviderSubscription {
  /** The provider's id. */
  id: string;
  user_id: string;
  /** The checkout that it was bought with. */
  checkout_id: string;
  /** The provider's id of the customer; `null` if no event named it. */
  customer_id: string | null;
  status: (typeof providerStatuses)[number];
  /** When the provider reported this status: older reports do not change it. ISO 8601. */
  status_at: string;
  /** ISO 8601. */
  period_end: string | null;
  /** Whether it ends with the period. */
  cancels: boolean;
  /** When this was reported, as for the status. */
  cancels_at: string;
}

/** What one user has. Handlers read and change it as a whole, so that no rule sees half of a change. */
export interface Account {
  readonly user: User;
  subscriptions: SubscriptionRow[];
  checkouts: CheckoutRow[];
  payments: PaymentRow[];
  providerSubscriptions: ProviderSubscription[];
  apiKeys: ApiKeyRecord[];
}

/** Something about a payment that a person has to look at. It has no other effect. */
export interface DisputedEvent {
  /** The event's id. */
  id: string;
  /** The checkout that the event names; empty if it names none. */
  checkoutId: string;
  /** What the provider reported or refused, as JSON. */
  reported: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

/** Identifies an event of the payment provider, and the account it concerns: by the first of these that is known. */
export interface EventReference {
  id: string;
  checkoutId: string | null;
  /** The provider's ids. */
  subscriptionId: string | null;
  transactionId: string | null;
  customerId: string | null;
}

/** What has to be done at the payment provider after a change was stored. */
export type ProviderAction =
  | { kind: 'cancel' | 'end'; subscriptionId: string }
  | { kind: 'refund'; transactionId: string };

/** What an event led to. */
export interface EventOutcome {
  dispute?: DisputedEvent;
  actions: readonly ProviderAction[];
}

export interface Accounts {
  /** Returns `undefined` if the user was deleted. */
  find: (userId: string) => Promise<Account | undefined>;
  /**
   * Passes a draft of the account to `change` and stores it; stores nothing if `change` throws. Changes of the same
   * account wait for each other. Rejects with a 401 if the user was deleted.
   */
  change: <Result>(userId: string, change: (draft: Account) => Result) => Promise<Result>;
  /**
   * Takes an event in once: calls `apply` with a draft of the account that the event concerns (`undefined` if there is
   * none) and stores the draft, the returned dispute and the event's id together. Returns the outcome, or `undefined` for
   * a repeated event, which has no effect.
   */
  receiveEvent: (
    event: EventReference,
    apply: (draft: Account | undefined) => EventOutcome,
  ) => Promise<EventOutcome | undefined>;
  /** Keeps something for review. */
  dispute: (event: DisputedEvent) => Promise<void>;
  /** Finds a key by its hash. */
  findApiKey: (hash: string) => Promise<ApiKeyRecord | undefined>;
  /** Records that a key was used now. */
  touchApiKey: (id: string) => Promise<void>;
  /** What no rule reads: the user's settings, `null` before the first change, and their messages to the team. */
  records: (userId: string) => Promise<{
    preferences: Readonly<Record<string, unknown>> | null;
    contactMessages: readonly Readonly<Record<string, unknown>>[];
  }>;
  /** Deletes a user and everything that belongs to them. */
  delete: (user: User) => Promise<void>;
}

/** A signed-in device. Times are ISO 8601. */
export interface Session {
  id: string;
  user_agent: string;
  ip: string;
  created_at: string;
  last_used_at: string;
}

/** How sure the auth service is of a user: `aal2` after a password and a code, as in the claim `aal` of a token. */
export type AssuranceLevel = 'aal1' | 'aal2';

/** What an access token says about its session. */
export interface VerifiedSession {
  sessionId: string;
  userId: string;
  assuranceLevel: AssuranceLevel;
}

/** The user of a session. */
export interface SessionUser extends User {
  /** Whether the user signs in with a second factor. */
  hasSecondFactor: boolean;
}

export interface Sessions {
  /** The session of an access token; `undefined` if its signature, audience or expiry is wrong. */
  verify: (token: string) => Promise<VerifiedSession | undefined>;
  /** The user of a session; `undefined` if the session has ended. */
  findUser: (session: { sessionId: string; userId: string }) => Promise<SessionUser | undefined>;
  /** A user's sessions, most recently used first. */
  list: (userId: string) => Promise<Session[]>;
  /** Ends one of a user's sessions. Returns whether there was one. */
  end: (session: { sessionId: string; userId: string }) => Promise<boolean>;
}

/** The payment settings of the business, secrets included. */
export interface MerchantSettings {
  /** Unvalidated, because it may be older than today's rules; `null` before the first save. */
  read: () => Promise<unknown>;
  write: (config: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** A checkout that is about to be stored. */
export interface NewCheckout {
  id: string;
  userId: string;
  planId: PaidPlanId;
  /** Units of the currency. */
  amount: number;
  /** The origin of the request, where a sandbox serves its page. */
  origin: string;
}

/** The payment provider. */
export interface Payments {
  /** The page on which a checkout is paid while the merchant has configured none. */
  checkoutUrl: (checkout: NewCheckout) => Promise<string>;
  /** Signs the provider's events while the merchant has configured no secret. */
  webhookSecret: () => Promise<string>;
  /** Lets a subscription end with its paid period, or lets it go on. Rejects if the provider did not accept it. */
  setRenewal: (subscriptionId: string, renews: boolean) => Promise<void>;
  /** Ends a subscription now: nothing more is charged for it. */
  end: (subscriptionId: string) => Promise<void>;
  /** The customer of a payment; `null` if the payment has none. Some events name the payment only. */
  customerOf: (transactionId: string) => Promise<string | null>;
  /** Pays a payment back in full. */
  refund: (transactionId: string) => Promise<void>;
  /**
   * The page on which a customer changes cards and addresses and finds invoices. Rejects with a 501 if there is none.
   * `origin` is that of this backend.
   */
  portalUrl: (customerId: string, origin: string) => Promise<string>;
}

/** What the edge functions need. */
export interface FunctionPorts extends Environment {
  accounts: Accounts;
  sessions: Sessions;
  merchant: MerchantSettings;
  payments: Payments;
}

/** Stores, for each rate limit, when it is fully available again. */
export interface RateLimits {
  /** Passes the stored time (0 if there is none) to `change` and stores what it returns. Changes wait for each other. */
  change: <Result>(
    name: string,
    change: (resetAt: number) => { resetAt: number; result: Result },
  ) => Promise<Result>;
}

/** A request with an idempotency key. */
export interface IdempotencyEntry {
  /** Identifies the content of the request. */
  fingerprint: string;
  /** `null` while the request is pending. */
  result: UpscaleResult | null;
}

/** The requests with an idempotency key, for `api.idempotencyLifetimeSeconds`. */
export interface IdempotencyKeys {
  /** Stores a pending request unless there is one of this name. Returns the earlier one. */
  begin: (name: string, fingerprint: string) => Promise<IdempotencyEntry | undefined>;
  complete: (name: string, result: UpscaleResult) => Promise<void>;
  /** Removes a request that failed, so that it may be repeated. */
  release: (name: string) => Promise<void>;
}

/** A picture with its encoded file. */
export interface PictureFile {
  format: PictureFormatName;
  /** Pixels, in the displayed orientation. */
  width: number;
  height: number;
  file: Uint8Array<ArrayBuffer>;
}

/** A result that can be downloaded. Times are milliseconds since 1970. */
export interface StoredResult extends PictureFile {
  id: string;
  createdAt: number;
  expiresAt: number;
}

export interface Results {
  add: (result: StoredResult) => Promise<void>;
  /** Returns `undefined` for an unknown or expired id. */
  find: (id: string) => Promise<StoredResult | undefined>;
}

/** Pixels in memory: RGBA, 8 bits per channel, rows from the top, alpha not premultiplied. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

export type FetchPicture = (address: URL, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;

/** Image functions of the public API that differ between browsers and Node. */
export interface PictureTools {
  /** Decodes to sRGB pixels in the displayed orientation. Rejects if the file is damaged. */
  decode: (file: Uint8Array<ArrayBuffer>, format: PictureFormatName) => Promise<Raster>;
  encode: (raster: Raster, format: PictureFormatName) => Promise<Uint8Array<ArrayBuffer>>;
  /** Enlarges a raster by a whole factor. */
  enlarge: (raster: Raster, factor: number) => Promise<Raster>;
  /** Downloads a picture. Rejects with an `HttpError` if the address is not allowed or cannot be reached. */
  fetchPicture: FetchPicture;
}

/** What the public API needs. */
export interface PublicApiPorts extends Environment {
  accounts: Pick<Accounts, 'find' | 'findApiKey' | 'touchApiKey'>;
  rateLimits: RateLimits;
  idempotencyKeys: IdempotencyKeys;
  results: Results;
  /** Loads the image functions when they are first needed. */
  pictures: () => Promise<PictureTools>;
}
