import {
  apiKeyTypes,
  type CheckoutRow,
  checkoutStatuses,
  defaultPreferences,
  emailFrequencies,
  type PaymentRow,
  type Preferences,
  type SubscriptionRow,
} from '@verapix/facts';
import * as v from 'valibot';
import type {
  ApiKeyRecord,
  Data,
  DisputedEvent,
  Mail,
  OneTimeTokenRecord,
  RefreshTokenRecord,
  SessionRecord,
  StoredContactMessage,
  UndeliveredEvent,
  UserRecord,
} from './schema';

const time = v.number();
const maybeTime = v.nullable(time);
const maybeText = v.nullable(v.string());
const record = v.record(v.string(), v.unknown());

/** An object schema that misses no key of the type: what a schema does not name would be lost on a reload. */
function objectOf<Type>() {
  return <Entries extends Record<keyof Type, v.GenericSchema>>(entries: Entries) => v.object(entries);
}

const user = objectOf<UserRecord>()({
  id: v.string(),
  email: v.string(),
  passwordHash: maybeText,
  emailConfirmedAt: maybeTime,
  confirmationSentAt: maybeTime,
  recoverySentAt: maybeTime,
  lastSignInAt: maybeTime,
  appMetadata: objectOf<UserRecord['appMetadata']>()({
    provider: v.string(),
    providers: v.array(v.string()),
    role: v.exactOptional(v.literal('admin')),
  }),
  userMetadata: record,
  createdAt: time,
  updatedAt: time,
});

const session = objectOf<SessionRecord>()({
  id: v.string(),
  userId: v.string(),
  method: v.string(),
  userAgent: v.string(),
  ip: v.string(),
  createdAt: time,
  refreshedAt: time,
});

const refreshToken = objectOf<RefreshTokenRecord>()({
  token: v.string(),
  sessionId: v.string(),
  parent: maybeText,
  revoked: v.boolean(),
  updatedAt: time,
});

const oneTimeToken = objectOf<OneTimeTokenRecord>()({
  token: v.string(),
  kind: v.picklist(['signup', 'recovery', 'magiclink', 'pkce']),
  userId: v.string(),
  expiresAt: time,
  codeChallenge: v.exactOptional(v.string()),
  codeChallengeMethod: v.exactOptional(v.picklist(['plain', 's256'])),
  method: v.exactOptional(v.string()),
});

const mail = objectOf<Mail>()({
  id: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  link: v.exactOptional(objectOf<NonNullable<Mail['link']>>()({ label: v.string(), href: v.string() })),
  sentAt: time,
  readAt: maybeTime,
});

const subscription = objectOf<SubscriptionRow>()({
  id: v.string(),
  user_id: v.string(),
  status: v.string(),
  plan_id: v.string(),
  plan_name: v.string(),
  amount: v.number(),
  currency: v.string(),
  interval: v.string(),
  created_at: v.string(),
  current_period_end: maybeText,
  canceled_at: maybeText,
});

const bought = {
  id: v.string(),
  user_id: v.string(),
  plan_id: v.string(),
  plan_name: v.string(),
  amount: v.number(),
  currency: v.string(),
  interval: v.string(),
  created_at: v.string(),
};

const checkout = objectOf<CheckoutRow>()({
  ...bought,
  status: v.picklist(checkoutStatuses),
  url: v.string(),
  expires_at: v.string(),
});

const payment = objectOf<PaymentRow>()({
  ...bought,
  checkout_id: v.string(),
  status: v.picklist(['paid', 'declined', 'refunded']),
  transaction_id: v.string(),
});

const disputed = objectOf<DisputedEvent>()({
  id: v.string(),
  checkoutId: v.string(),
  told: v.string(),
  receivedAt: time,
});

const undelivered = objectOf<UndeliveredEvent>()({ dueAt: time, body: v.string() });

const apiKey = objectOf<ApiKeyRecord>()({
  id: v.string(),
  userId: v.string(),
  name: v.string(),
  type: v.picklist(apiKeyTypes),
  hash: v.string(),
  last4: v.string(),
  createdAt: time,
  lastUsedAt: maybeTime,
  revokedAt: maybeTime,
});

/** One entry for each setting there is, so that a new one makes older data invalid. */
const settings = Object.fromEntries(
  Object.entries(defaultPreferences).map(([key, value]) => [
    key,
    typeof value === 'boolean' ? v.boolean() : v.picklist(emailFrequencies),
  ]),
) as unknown as { [Key in keyof Preferences]: v.GenericSchema<Preferences[Key]> };

const contactMessage = objectOf<StoredContactMessage>()({
  id: v.string(),
  userId: maybeText,
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  createdAt: time,
});

/** The shape of everything the stand-in remembers: what does not fit is not read. */
export const dataSchema: v.GenericSchema<unknown, Data> = objectOf<Data>()({
  signingKey: v.pipe(v.string(), v.minLength(1)),
  users: v.array(user),
  sessions: v.array(session),
  refreshTokens: v.array(refreshToken),
  oneTimeTokens: v.array(oneTimeToken),
  mails: v.array(mail),
  subscriptions: v.array(subscription),
  checkouts: v.array(checkout),
  payments: v.array(payment),
  handledEvents: v.array(v.string()),
  disputedEvents: v.array(disputed),
  undelivered: v.array(undelivered),
  webhookSecret: v.pipe(v.string(), v.minLength(1)),
  apiKeys: v.array(apiKey),
  preferences: v.array(v.object({ userId: v.string(), updatedAt: time, ...settings })),
  contactMessages: v.array(contactMessage),
  merchantConfig: v.nullable(record),
  attempts: v.record(v.string(), time),
});
