import {
  accountEventKinds,
  apiKeyScopes,
  apiKeyTypes,
  type CheckoutRow,
  type CloudResultRow,
  checkoutStatuses,
  cloudFileTypes,
  defaultPreferences,
  emailFrequencies,
  mailKinds,
  type PaymentRow,
  type Preferences,
  paymentStatuses,
  type SubscriptionRow,
  type ToolId,
  tools,
} from '@verapix/domain';
import { type ImageUse, imageUseStatuses } from '@verapix/server/images/ports';
import {
  type ApiKeyRecord,
  type CheckoutCredit,
  type DisputedEvent,
  type ProviderSubscription,
  providerStatuses,
  type Reversal,
  type WebhookSecretRecord,
} from '@verapix/server/ports';
import * as v from 'valibot';

const text = v.string();
const nullableText = v.nullable(text);
/** Milliseconds since 1970. Rows that clients read as they are hold ISO texts instead. */
const time = v.number();
const nullableTime = v.nullable(time);
const record = v.record(text, v.unknown());

/** An object schema that must name every key of a type: a missing key would be dropped on a reload. */
function objectOf<Type>() {
  return <Entries extends Record<keyof Type, v.GenericSchema>>(entries: Entries) => v.object(entries);
}

/** A second factor: an authenticator app. */
const factor = v.object({
  id: text,
  friendlyName: text,
  /** `unverified` until its first code was given. Only a verified factor protects the account. */
  status: v.picklist(['unverified', 'verified']),
  /** Base32. Only the answer to the enrolment contains it. */
  secret: text,
  createdAt: time,
  updatedAt: time,
  lastChallengedAt: nullableTime,
  /** The steps whose codes were accepted, as long as they could be given again. */
  usedSteps: v.array(v.number()),
  /** The open challenges. */
  challenges: v.array(v.object({ id: text, expiresAt: time })),
});
export type FactorRecord = v.InferOutput<typeof factor>;

const user = v.object({
  id: text,
  /** Lower case. */
  email: text,
  /** `null` for an account that signs in with Google and has set none. */
  passwordHash: nullableText,
  emailConfirmedAt: nullableTime,
  confirmationSentAt: nullableTime,
  recoverySentAt: nullableTime,
  reauthenticationSentAt: nullableTime,
  lastSignInAt: nullableTime,
  /** Written only by the server: permissions are read from here. */
  appMetadata: v.object({
    provider: text,
    providers: v.array(text),
    role: v.exactOptional(v.literal('admin')),
  }),
  /** Written by the user: never trusted. */
  userMetadata: record,
  factors: v.array(factor),
  createdAt: time,
  updatedAt: time,
});
export type UserRecord = v.InferOutput<typeof user>;

const session = v.object({
  id: text,
  userId: text,
  /** How it started: `password`, `oauth`, `otp`, `recovery`. */
  method: text,
  /** The factor whose code was given in this session, and when. With one, the session has the level `aal2`. */
  secondFactor: v.nullable(v.object({ factorId: text, verifiedAt: time })),
  userAgent: text,
  ip: text,
  createdAt: time,
  refreshedAt: time,
});
export type SessionRecord = v.InferOutput<typeof session>;

const refreshToken = v.object({
  token: text,
  sessionId: text,
  /** The token this one replaced. */
  parent: nullableText,
  revoked: v.boolean(),
  updatedAt: time,
});
export type RefreshTokenRecord = v.InferOutput<typeof refreshToken>;

const oneTimeToken = v.object({
  token: text,
  /** A `reauthentication` token is the code itself, which only its user can give. */
  kind: v.picklist(['signup', 'recovery', 'magiclink', 'pkce', 'reauthentication']),
  userId: text,
  expiresAt: time,
  /** Mailed links only: six digits that sign in like the link, together with the address. */
  code: v.exactOptional(text),
  /** PKCE only: the challenge that the verifier has to match. */
  codeChallenge: v.exactOptional(text),
  codeChallengeMethod: v.exactOptional(v.picklist(['plain', 's256'])),
  /** PKCE only: the method of the session that the code is exchanged for, as in `SessionRecord`. */
  method: v.exactOptional(text),
});
export type OneTimeTokenRecord = v.InferOutput<typeof oneTimeToken>;

const mail = v.object({
  id: text,
  to: text,
  subject: text,
  /** Plain text. */
  text,
  link: v.exactOptional(v.object({ label: text, href: text })),
  sentAt: time,
  readAt: nullableTime,
});
/** A mail in the inbox. The mock backend sends none. */
export type Mail = v.InferOutput<typeof mail>;

const texts = v.record(text, text);

const queuedMail = v.object({
  id: text,
  userId: nullableText,
  to: nullableText,
  kind: v.picklist(mailKinds),
  data: texts,
  /** `null`: the language of the account. */
  locale: nullableText,
  createdAt: time,
  dueAt: time,
  attempts: v.number(),
  sentAt: nullableTime,
  /** When it was given up. */
  deadAt: nullableTime,
  error: nullableText,
});
/** A mail of the outbox: waiting, sent or given up. */
export type QueuedMail = v.InferOutput<typeof queuedMail>;

const activity = v.object({
  id: text,
  user_id: text,
  kind: v.picklist(accountEventKinds),
  detail: texts,
  user_agent: nullableText,
  created_at: text,
});
/** Something that happened on an account, as its user reads it. */
export type ActivityRecord = v.InferOutput<typeof activity>;

const subscription = objectOf<SubscriptionRow>()({
  id: text,
  user_id: text,
  status: text,
  plan_id: text,
  plan_name: text,
  amount: v.number(),
  currency: text,
  interval: text,
  created_at: text,
  current_period_end: nullableText,
  canceled_at: nullableText,
});

const purchase = {
  id: text,
  user_id: text,
  plan_id: text,
  plan_name: text,
  amount: v.number(),
  currency: text,
  interval: text,
  created_at: text,
};

const checkout = objectOf<CheckoutRow>()({
  ...purchase,
  status: v.picklist(checkoutStatuses),
  url: text,
  expires_at: text,
});

const payment = objectOf<PaymentRow>()({
  ...purchase,
  checkout_id: text,
  status: v.picklist(paymentStatuses),
  transaction_id: text,
});

/** When the offer ends for an account that has had a checkout. */
const offer = v.object({ user_id: text, ends_at: text });

const providerSubscription = objectOf<ProviderSubscription>()({
  id: text,
  user_id: text,
  checkout_id: text,
  customer_id: nullableText,
  status: v.picklist(providerStatuses),
  status_at: text,
  period_end: nullableText,
  cancels: v.boolean(),
  cancels_at: text,
});

const reversal = objectOf<Reversal>()({
  id: text,
  user_id: nullableText,
  transaction_id: nullableText,
  customer_id: nullableText,
  at: text,
});

const credit = objectOf<CheckoutCredit>()({ id: text, user_id: text, subscription_id: text });

const disputedEvent = objectOf<DisputedEvent & { doneAt: number | null }>()({
  doneAt: nullableTime,
  id: text,
  checkoutId: text,
  reported: text,
  receivedAt: time,
});

const pendingEvent = v.object({
  /** Delivered with the first request at or after this time. */
  dueAt: time,
  /** The event's JSON as it is signed and sent. */
  body: text,
});
/** An event of the payment provider that the webhook has not accepted yet. */
export type PendingEvent = v.InferOutput<typeof pendingEvent>;

const apiKey = objectOf<ApiKeyRecord>()({
  id: text,
  user_id: text,
  name: text,
  type: v.picklist(apiKeyTypes),
  prefix: text,
  last4: text,
  scopes: v.array(v.picklist(apiKeyScopes)),
  created_at: text,
  expires_at: nullableText,
  replaced_at: nullableText,
  last_used: nullableText,
  use_count: v.number(),
  hash: text,
});

const webhookSecret = objectOf<WebhookSecretRecord>()({
  id: text,
  user_id: text,
  secret: text,
  created_at: text,
  expires_at: nullableText,
});

/** One entry for each setting, so that a new setting makes older data invalid. */
const settings = Object.fromEntries(
  Object.entries(defaultPreferences).map(([key, value]) => [
    key,
    typeof value === 'boolean' ? v.boolean() : v.picklist(emailFrequencies),
  ]),
) as unknown as { [Key in keyof Preferences]: v.GenericSchema<Preferences[Key]> };

/** `mailedAt` is null: the mock backend sends no mailings. */
const preferences = v.object({
  userId: text,
  mailedAt: v.null(),
  /** When the last weekly digest was made. */
  digestAt: nullableTime,
  updatedAt: time,
  ...settings,
});
export type PreferencesRecord = v.InferOutput<typeof preferences>;

/** The row of settings that every user has from the start. */
export const initialPreferences = (userId: string, now: number): PreferencesRecord => ({
  ...defaultPreferences,
  userId,
  mailedAt: null,
  digestAt: null,
  updatedAt: now,
});

const contactMessage = v.object({
  id: text,
  userId: nullableText,
  name: text,
  email: text,
  subject: text,
  message: text,
  locale: nullableText,
  createdAt: time,
  /** When a founder had answered or closed it. */
  doneAt: nullableTime,
});

const generatedImage = objectOf<ImageUse>()({
  id: text,
  user_id: text,
  status: v.picklist(imageUseStatuses),
  created_at: text,
});

const toolId = v.picklist(tools.map(({ id }) => id) as ToolId[]);

const cloudResult = objectOf<CloudResultRow & { is_complete: boolean }>()({
  id: text,
  user_id: text,
  result_id: text,
  tool: toolId,
  steps: v.array(v.object({ tool: toolId, settings: record })),
  files: v.array(v.object({ name: text, mime: v.picklist(cloudFileTypes), bytes: v.number() })),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  excerpt: nullableText,
  bytes: v.number(),
  made_at: text,
  created_at: text,
  is_complete: v.boolean(),
});
/** A result in the cloud, which is listed once its files are stored. */
export type CloudResultRecord = v.InferOutput<typeof cloudResult>;

/** Everything the mock backend stores. Stored data that does not match is discarded. */
export const dataSchema = v.object({
  /** Signs access tokens (HS256). */
  signingKey: v.pipe(text, v.minLength(1)),
  users: v.array(user),
  sessions: v.array(session),
  refreshTokens: v.array(refreshToken),
  /** Tokens of mailed links, and codes of the PKCE flow. */
  oneTimeTokens: v.array(oneTimeToken),
  mails: v.array(mail),
  outbox: v.array(queuedMail),
  /** The browsers that an account was used from, each with the mail about its first sign-in. */
  knownBrowsers: v.array(v.object({ userId: text, browser: text, mailId: text })),
  activity: v.array(activity),
  recoveryCodes: v.array(v.object({ userId: text, hash: text, createdAt: time, usedAt: nullableTime })),
  subscriptions: v.array(subscription),
  checkouts: v.array(checkout),
  payments: v.array(payment),
  offers: v.array(offer),
  providerSubscriptions: v.array(providerSubscription),
  reversals: v.array(reversal),
  /** The checkouts that cost less by what was left of a paid month. */
  credits: v.array(credit),
  /** Ids of the provider's events that were handled: a repeated event has no effect. */
  handledEvents: v.array(text),
  disputedEvents: v.array(disputedEvent),
  pendingEvents: v.array(pendingEvent),
  /** Signs the provider's events unless the merchant configured a secret. */
  webhookSecret: v.pipe(text, v.minLength(1)),
  apiKeys: v.array(apiKey),
  webhookSecrets: v.array(webhookSecret),
  preferences: v.array(preferences),
  contactMessages: v.array(contactMessage),
  generatedImages: v.array(generatedImage),
  cloudResults: v.array(cloudResult),
  /** The names of files whose result was deleted. */
  unusedCloudFiles: v.array(text),
  /** Payment settings, secrets included: responses are masked. */
  merchantConfig: v.nullable(record),
  /** When each rate limit is fully available again, by limit and key (`sign-in:ada@example.com`). */
  attempts: v.record(text, time),
});
/** Plain JSON, so that a store can keep it as one text. */
export type Data = v.InferOutput<typeof dataSchema>;
