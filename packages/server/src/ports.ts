/**
 * What the request handlers need from their environment. `mocks/` implements these over a store in memory, and
 * `postgres/` over a real project.
 */

import type {
  AccountEventKind,
  ApiKeyRow,
  ApiKeyType,
  CheckoutRow,
  CloudResultRow,
  ContactMessage,
  EventDetail,
  Inbox,
  InboxAction,
  PaidPlanId,
  PaymentRow,
  PictureFormatName,
  SubscriptionRow,
  UpscaleFactor,
} from '@verapix/domain';
import type { ApiErrorCode, JobStatus, UpscaleModel } from '@verapix/domain/public-api';
import type { CatalogueLocale } from '@verapix/messages/locale';
import type { RandomBytes } from './crypto';
import type { ImageService, ImageUses } from './images/ports';
import type { MailActions } from './mails/ports';

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

/** A secret that signs a user's webhooks. */
export interface WebhookSecretRecord {
  id: string;
  user_id: string;
  /** `whsec_` and 32 random bytes in base64. */
  secret: string;
  /** ISO 8601. */
  created_at: string;
  /** When it stops signing; `null` for the current one. */
  expires_at: string | null;
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

/** Money that was paid back or is in dispute. It may be reported before the payment that it belongs to. */
export interface Reversal {
  /** The event's id. */
  id: string;
  /** `null` while no account is known that it concerns. */
  user_id: string | null;
  /** The provider's ids of the payment and the customer. */
  transaction_id: string | null;
  customer_id: string | null;
  /** ISO 8601. */
  at: string;
}

/** A checkout that costs less by what was left of a paid month. */
export interface CheckoutCredit {
  /** The checkout's id. */
  id: string;
  user_id: string;
  /** The subscription that was paid for. */
  subscription_id: string;
}

/** Something that happened on an account, to be noted, and told by mail if `accountEvents` says so. */
export interface AccountEvent {
  kind: AccountEventKind;
  detail?: EventDetail;
  /** The session that did it, whose browser is noted. */
  sessionId?: string;
}

/** What one user has. Handlers read and change it as a whole, so that no rule sees half of a change. */
export interface Account {
  readonly user: User;
  subscriptions: SubscriptionRow[];
  checkouts: CheckoutRow[];
  payments: PaymentRow[];
  /** When the offer ends for this account, ISO 8601; `null` before its first checkout. */
  offerEndsAt: string | null;
  providerSubscriptions: ProviderSubscription[];
  reversals: Reversal[];
  credits: CheckoutCredit[];
  apiKeys: ApiKeyRecord[];
  /** The current one, and the one that it replaced. */
  webhookSecrets: WebhookSecretRecord[];
  /** What a change notes: empty when it begins. */
  events: AccountEvent[];
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

/**
 * Identifies an event of the payment provider, and the account it concerns: by the first of these that is known. An
 * earlier reversal of no known account belongs to the account if it has the same transaction or customer.
 */
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
  disputes?: readonly DisputedEvent[];
  /** Waits for the payment that it belongs to. */
  reversal?: Reversal;
  actions: readonly ProviderAction[];
}

/** What an export has besides the account. */
export type RecordName =
  | 'preferences'
  | 'contact_messages'
  | 'activity'
  | 'mails'
  | 'known_browsers'
  | 'usage'
  | 'recovery_codes'
  | 'identities'
  | 'factors'
  | 'last_sign_in_at';

export interface Accounts {
  /** Returns `undefined` if the user was deleted. */
  find: (userId: string) => Promise<Account | undefined>;
  /**
   * Passes a draft of the account to `change` and stores it; stores nothing if `change` throws. Changes of the same
   * account wait for each other. The use of a key is not stored: `AdmitKey` counts it. Rejects with a 401 if the
   * user was deleted.
   */
  change: <Result>(userId: string, change: (draft: Account) => Result) => Promise<Result>;
  /**
   * Takes an event in once: calls `apply` with a draft of the account that the event concerns (`undefined` if there is
   * none) and stores the draft, the returned dispute and reversal and the event's id together. Returns the outcome, or `undefined` for
   * a repeated event, which has no effect.
   */
  receiveEvent: (
    event: EventReference,
    apply: (draft: Account | undefined) => EventOutcome,
  ) => Promise<EventOutcome | undefined>;
  /** Keeps something for review. */
  dispute: (event: DisputedEvent) => Promise<void>;
  /** What signs a user's webhooks: the current secret, and the one before it while that is valid. Empty before the first. */
  webhookSecrets: (userId: string) => Promise<readonly string[]>;
  /**
   * What no rule reads, by its name in the export: the user's settings and messages, their activity and the mails about
   * it, and what the auth service knows of them, without secrets.
   */
  records: (userId: string) => Promise<Readonly<Record<RecordName, unknown>>>;
  /** Notes what happened without a change of the account. */
  note: (userId: string, event: AccountEvent) => Promise<void>;
  /** Deletes a user and everything that belongs to them, and queues the mail about it. */
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
  /** Ends all of a user's sessions. */
  endAll: (userId: string) => Promise<void>;
}

/** A recovery code that is given in place of a code of the authenticator app. */
export interface GivenRecoveryCode {
  userId: string;
  /** As in `RecoveryCodes.replace`. */
  hash: string;
  /** The session that goes on without the second factor. */
  sessionId: string;
}

/** Codes that users keep for the day on which they have lost their authenticator app. Each works once. */
export interface RecoveryCodes {
  /** How many a user has left. */
  left: (userId: string) => Promise<number>;
  /** Stores the hashes of new codes in place of all others, and notes it if there were others. */
  replace: (userId: string, hashes: readonly string[], sessionId: string) => Promise<void>;
  /**
   * Spends a code: removes the user's second factors, ends their other sessions and notes it. Returns how many codes are
   * left, or `undefined` if the user has no such code or it was used.
   */
  use: (given: GivenRecoveryCode) => Promise<number | undefined>;
}

/** What waits for the operator. */
export interface OperatorInbox {
  /** The newest of each kind, up to `inboxShown`. */
  read: () => Promise<Omit<Inbox, 'payments'> & { disputes: readonly DisputedEvent[] }>;
  count: () => Promise<number>;
  /** Returns `false` if the inbox has no such thing any more. An answer is queued in the same transaction. */
  act: (action: InboxAction) => Promise<boolean>;
}

/** The payment settings of the business, secrets included. */
export interface MerchantSettings {
  /** Unvalidated, because it may be older than today's rules; `null` before the first save. */
  read: () => Promise<unknown>;
  write: (config: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** From where a user opens a page of the payment provider. */
export interface OpenedFrom {
  /** The origin of the request, where a sandbox serves its page. */
  origin: string;
  /** The language of the page, and of the app's pages to come back to. */
  locale: CatalogueLocale;
}

/** A checkout that is about to be stored. */
export interface NewCheckout extends OpenedFrom {
  id: string;
  userId: string;
  planId: PaidPlanId;
  /** Units of the currency. */
  amount: number;
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
  /** The page on which a customer changes cards and addresses and finds invoices. Rejects with a 501 if there is none. */
  portalUrl: (customerId: string, from: OpenedFrom) => Promise<string>;
}

/** A result that is about to be stored in the cloud. */
export type NewCloudResult = Omit<CloudResultRow, 'created_at'>;

/** What became of a reservation. `full`: the files would exceed the storage, which has this many bytes left. */
export type Reservation =
  | { outcome: 'reserved' }
  | { outcome: 'exists'; row: CloudResultRow }
  | { outcome: 'full'; bytesLeft: number; isCountReached: boolean };

/**
 * The results that users keep in the cloud, without their files. A result is reserved before its files are stored, so that
 * two at once cannot both be the last that fits, and it is listed once they are.
 */
export interface CloudResults {
  /** Takes the place of an earlier attempt with the same result. Reservations of one user wait for each other. */
  reserve: (result: NewCloudResult, limits: { maxBytes: number; maxResults: number }) => Promise<Reservation>;
  /** Lists the result. Returns `undefined` if it was deleted meanwhile, for example with its user. */
  complete: (id: string) => Promise<CloudResultRow | undefined>;
  /** A user's result; `undefined` if there is none. */
  find: (userId: string, id: string) => Promise<CloudResultRow | undefined>;
  /** A user's results, the newest first. */
  list: (userId: string) => Promise<CloudResultRow[]>;
  /** Returns whether there was one. */
  delete: (userId: string, id: string) => Promise<boolean>;
  /**
   * Passes the names of files that belong to no result any more to `remove`, and forgets them. Returns how many were
   * removed; 0 if there are none left. Rejects if a file could not be removed: it is passed again with a later call.
   */
  removeUnused: (remove: (name: string) => Promise<void>) => Promise<number>;
}

/** How long a reservation takes space, in milliseconds. Longer than its files take to be stored. */
export const reservationLifetime = 15 * 60_000;

/** The name under which a file of a result is stored. The id is random, and the storage is closed to everyone but the server. */
export const cloudFileName = (id: string, index: number): string => `${id}-${index}`;

/** What the edge functions need. */
export interface FunctionPorts extends Environment {
  accounts: Accounts;
  sessions: Sessions;
  recoveryCodes: RecoveryCodes;
  inbox: OperatorInbox;
  rateLimits: RateLimits;
  merchant: MerchantSettings;
  payments: Payments;
  jobs: Pick<Jobs, 'list'>;
  mails: MailActions;
  imageUses: ImageUses;
  cloudResults: CloudResults;
  /** The files of these results. */
  cloudFiles: Files;
  /** Absent if the project has none. */
  imageService?: ImageService | undefined;
  /** Absent if the project takes messages to the team as rows. */
  contactForm?: ContactForm | undefined;
}

/** Messages to the team from programs that have solved a task. */
export interface ContactForm {
  /** Signs the tasks. */
  secret: string;
  /** Stores a message. Returns `false` if its sender, or all together, have sent too many. */
  store: (
    message: ContactMessage,
    sender: { userId: string | null; locale: string | null; headers: Readonly<Record<string, string>> },
  ) => Promise<boolean>;
}

/** Stores, for each rate limit, when it is fully available again. */
export interface RateLimits {
  /** Passes the stored time (0 if there is none) to `change` and stores what it returns. Changes wait for each other. */
  change: <Result>(
    name: string,
    change: (resetAt: number) => { resetAt: number; result: Result },
  ) => Promise<Result>;
}

/** A picture with its encoded file. */
export interface PictureFile {
  format: PictureFormatName;
  /** Pixels, in the displayed orientation. */
  width: number;
  height: number;
  file: Uint8Array<ArrayBuffer>;
}

/** A job of the public API as stored. Times are ISO 8601. */
export interface Job {
  id: string;
  user_id: string;
  /** `null` after the key was deleted. */
  key_id: string | null;
  mode: ApiKeyType;
  status: JobStatus;
  scale_factor: UpscaleFactor;
  model: UpscaleModel;
  priority: boolean;
  /** The format of the picture and of its result. */
  format: PictureFormatName;
  /** Pixels and bytes of the picture. */
  input_width: number;
  input_height: number;
  input_bytes: number;
  /** The name of the result's file, which is also the secret that opens it; `null` without a result. */
  result_id: string | null;
  output_width: number | null;
  output_height: number | null;
  output_bytes: number | null;
  /** Why it failed. */
  error_code: ApiErrorCode | null;
  error_message: string | null;
  webhook_url: string | null;
  /** How often a worker has started it. */
  attempts: number;
  created_at: string;
  finished_at: string | null;
  /** When the result is deleted. */
  expires_at: string | null;
  /** When its result was first fetched; `null` before. */
  fetched_at: string | null;
}

/** What a request says about a new job. */
export type NewJob = Pick<
  Job,
  | 'id'
  | 'user_id'
  | 'mode'
  | 'scale_factor'
  | 'model'
  | 'priority'
  | 'format'
  | 'input_width'
  | 'input_height'
  | 'input_bytes'
  | 'webhook_url'
> & {
  key_id: string;
  idempotency: Idempotency | null;
  /** Its work, and the plan that limits how much of it the account may have open. */
  cost: number;
  plan: PaidPlanId;
};

/** What makes a request repeatable. */
export interface Idempotency {
  key: string;
  /** Identifies the content of the request. */
  fingerprint: string;
}

/** A job that stands for an idempotency key. */
export interface EarlierJob extends Pick<Idempotency, 'fingerprint'> {
  id: string;
}

/** A request with an API key. */
export interface ApiKeyUse {
  /** Of the key, as in `ApiKeyRecord`. */
  hash: string;
  /** The idempotency key of a request that may repeat an earlier one. */
  idempotencyKey: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** A key that was used, and what decides whether the request is answered. */
export interface UsedApiKey {
  key: Pick<ApiKeyRow, 'id' | 'user_id' | 'type' | 'scopes' | 'expires_at'>;
  user: Pick<User, 'isAdmin'>;
  subscriptions: readonly SubscriptionRow[];
  earlier: EarlierJob | undefined;
  /**
   * When limits of the account were fully available again, milliseconds since 1970: that which the request counts
   * against (`requestLimit`), before the request, and that of requests which repeat none, after it.
   */
  resetAt: { counted: number; api: number };
}

/**
 * Finds the key of a request; `undefined` if there is none, or its user is banned. Records its use and counts the request
 * against a limit of its account, unless that is used up. Does neither for an expired key.
 */
export type AdmitKey = (use: ApiKeyUse) => Promise<UsedApiKey | undefined>;

/** Selects jobs of an account. */
export interface JobQuery {
  userId: string;
  mode?: ApiKeyType | undefined;
  status?: JobStatus | undefined;
  /** Only jobs older than the one of this id, which was created at this time (milliseconds since 1970). */
  after?: { createdAt: number; id: string } | undefined;
  /** All of them by default. */
  limit?: number | undefined;
}

/** The jobs of the public API. */
export interface Jobs {
  /**
   * Stores a job, which no worker takes before `enqueue`. Returns `exists` if another job has the same idempotency key,
   * and `too-many` if the account's open jobs would exceed the work of its plan, or those with priority their part of it.
   */
  add: (job: NewJob) => Promise<'added' | 'exists' | 'too-many'>;
  /** Lets workers take a job whose picture is stored. Returns it, or `undefined` if it was canceled meanwhile. */
  enqueue: (id: string) => Promise<Job | undefined>;
  /** Forgets a job whose picture could not be stored, so that its idempotency key is free at once. */
  discard: (id: string) => Promise<void>;
  find: (id: string) => Promise<Job | undefined>;
  /** The job that an idempotency key stands for. A job that failed or was canceled gives its key back. */
  findRepeated: (keyId: string, key: string) => Promise<EarlierJob | undefined>;
  /** The job of a result that has not expired. */
  findByResult: (resultId: string) => Promise<Job | undefined>;
  /** Notes that a result was fetched: its user isn't told that it is about to go. */
  noteFetched: (resultId: string) => Promise<void>;
  /** Newest first. */
  list: (query: JobQuery) => Promise<Job[]>;
  /** Cancels an open job. Returns it, or `undefined` if it has ended. */
  cancel: (id: string) => Promise<Job | undefined>;
  /** Resolves when a job has ended, or with its last known state after so many milliseconds. */
  waitForEnd: (job: Job, milliseconds: number, signal: AbortSignal) => Promise<Job>;
}

/** How a job ended. */
export type JobOutcome =
  | {
      status: 'succeeded';
      result_id: string;
      output_width: number;
      output_height: number;
      output_bytes: number;
    }
  | { status: 'failed'; error_code: ApiErrorCode; error_message: string };

/** A webhook that is due. */
export interface DueWebhook {
  job: Job;
  /** 1 for the first attempt. */
  attempt: number;
}

/**
 * The jobs as workers see them. A claim holds for `api.leaseSeconds` unless it is renewed; then another worker may take
 * the job. What a worker reports about a job that was canceled or taken by another has no effect.
 */
export interface JobQueue {
  /**
   * Starts the job that is next: those with priority first, but one of `api.ordinaryShare` from the others. In both,
   * accounts take turns, and the oldest job of an account is its next.
   */
  claim: () => Promise<Job | undefined>;
  /** Returns `false` if the job is no longer this worker's. */
  renew: (job: Job) => Promise<boolean>;
  /** Notes the file of a result before it is stored: it is deleted in time even if the worker stops before it reports. */
  noteResult: (job: Job, resultId: string) => Promise<void>;
  /** Ends the job, whose picture is then deleted. Returns `false` if it is no longer this worker's. */
  finish: (job: Job, outcome: JobOutcome) => Promise<boolean>;
  /**
   * Gives a job back after a fault that was not the picture's. It fails after `api.jobAttempts`, not counting those that
   * ended because something was unavailable.
   */
  release: (job: Job, reason: 'failed' | 'unavailable') => Promise<void>;
  /**
   * Takes a webhook that is due, of an account with none under way. It is due again after `api.webhookDelaysSeconds` unless
   * it is `delivered`. Ends with a call of `delivered` or `undelivered`, or after the timeout.
   */
  claimWebhook: () => Promise<DueWebhook | undefined>;
  delivered: (job: Job) => Promise<void>;
  /** An address that did not answer (`isSilent`) gets nothing for a while, see `api.webhookSilence`. */
  undelivered: (job: Job, isSilent: boolean) => Promise<void>;
  /**
   * Passes the names of files that are no longer needed to `remove` and forgets them, with the jobs that are too old.
   * Returns how many files were removed. Rejects if a file could not be removed: it is passed again with a later call.
   */
  deleteExpired: (remove: (name: string) => Promise<void>) => Promise<number>;
}

/** Where pictures are kept, by name. */
export interface Files {
  /** Replaces a file of the same name. */
  put: (name: string, content: Uint8Array<ArrayBuffer>, type: string) => Promise<void>;
  /** `undefined` if there is no such file. */
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Does nothing if there is no such file. */
  remove: (name: string) => Promise<void>;
}

/** Pixels in memory: RGBA, 8 bits per channel, rows from the top, alpha not premultiplied. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** Downloads a picture. Rejects with an `HttpError` if the address is not allowed or cannot be reached. */
export type FetchPicture = (address: URL, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;

/** Sends a POST to a webhook's address and resolves with the status. Rejects if there is no answer. */
export type SendWebhook = (
  address: URL,
  request: { headers: Readonly<Record<string, string>>; body: string },
) => Promise<number>;

export interface EnlargeOptions {
  model: UpscaleModel;
  /** The quality of the JPEG that the raster was decoded from, of 100. */
  jpegQuality?: number | undefined;
  signal: AbortSignal;
}

/** Image functions that differ between browsers and Node. */
export interface PictureTools {
  /** Decodes to sRGB pixels in the displayed orientation. Rejects if the file is damaged. */
  decode: (file: Uint8Array<ArrayBuffer>, format: PictureFormatName) => Promise<Raster>;
  encode: (raster: Raster, format: PictureFormatName) => Promise<Uint8Array<ArrayBuffer>>;
  /** Enlarges a raster by a whole factor. Rejects if `signal` is aborted. */
  enlarge: (raster: Raster, factor: UpscaleFactor, options: EnlargeOptions) => Promise<Raster>;
}

/** The parts of a request that make its job. */
export interface UpscaleOrder {
  factor: UpscaleFactor;
  model: UpscaleModel;
  priority: boolean;
  webhookUrl: string | null;
  /** The file that the request holds, or the address to fetch it from. */
  picture: Uint8Array<ArrayBuffer> | string;
  /** Identifies the content of the request. */
  fingerprint: string;
}

/** Reads what a request brings, without anything outside. */
export interface Intake {
  /** Reads a body. Rejects with an `HttpError` if it is not a valid request. */
  readOrder: (body: Uint8Array<ArrayBuffer>) => Promise<UpscaleOrder>;
  /** Reads the format and the size of a picture. Rejects with an `HttpError` if it cannot be enlarged by this factor. */
  inspect: (file: Uint8Array<ArrayBuffer>, factor: UpscaleFactor) => Promise<PictureFile>;
}

/** What the public API needs. */
export interface PublicApiPorts extends Environment {
  admitKey: AdmitKey;
  accounts: Pick<Accounts, 'webhookSecrets'>;
  jobs: Jobs;
  files: Files;
  fetchPicture: FetchPicture;
  intake: Intake;
  /** The models that the workers have. */
  models: readonly UpscaleModel[];
  /** Whether the workers send webhooks. */
  sendsWebhooks: boolean;
}

/** What a worker needs for jobs. */
export interface JobPorts extends Environment {
  queue: JobQueue;
  files: Files;
  /** Loads the image functions when they are first needed. */
  pictures: () => Promise<PictureTools>;
  log?: LogTask;
}

/** What a worker logs of a task: no address, key or picture. */
export interface TaskEntry {
  /** ISO 8601. */
  time: string;
  task: 'job' | 'webhook' | 'mail' | 'cleaning';
  /** The id of the job, if there is one. */
  job_id?: string;
  /** `retried`: it is tried again. `lost`: it is another worker's, was canceled, or its user is banned. */
  outcome: 'succeeded' | 'failed' | 'retried' | 'lost';
  /** The code of the job's error. */
  code?: string;
  attempt?: number;
  milliseconds?: number;
  /** Why it failed, if that is a fault of ours. */
  error?: string;
}

/** Told of each task that has ended. */
export type LogTask = (entry: TaskEntry) => void;

/** What a worker needs for webhooks. */
export interface WebhookPorts extends Environment {
  queue: JobQueue;
  accounts: Pick<Accounts, 'webhookSecrets'>;
  sendWebhook: SendWebhook;
  /** The address of the public API, in results. */
  apiUrl: string;
  log?: LogTask;
}
