import { defaultPreferences, emailFrequencies, type Preferences } from '@verapix/facts';
import * as v from 'valibot';
import type { Data } from './schema';

const time = v.number();
const maybeTime = v.nullable(time);
const maybeText = v.nullable(v.string());
const record = v.record(v.string(), v.unknown());

const user = v.object({
  id: v.string(),
  email: v.string(),
  passwordHash: maybeText,
  emailConfirmedAt: maybeTime,
  confirmationSentAt: maybeTime,
  recoverySentAt: maybeTime,
  lastSignInAt: maybeTime,
  appMetadata: v.object({
    provider: v.string(),
    providers: v.array(v.string()),
    role: v.exactOptional(v.literal('admin')),
  }),
  userMetadata: record,
  createdAt: time,
  updatedAt: time,
});

const session = v.object({
  id: v.string(),
  userId: v.string(),
  method: v.string(),
  userAgent: v.string(),
  ip: v.string(),
  createdAt: time,
  refreshedAt: time,
});

const refreshToken = v.object({
  token: v.string(),
  sessionId: v.string(),
  parent: maybeText,
  revoked: v.boolean(),
  updatedAt: time,
});

const oneTimeToken = v.object({
  token: v.string(),
  kind: v.picklist(['signup', 'recovery', 'magiclink', 'pkce']),
  userId: v.string(),
  expiresAt: time,
  codeChallenge: v.exactOptional(v.string()),
  codeChallengeMethod: v.exactOptional(v.picklist(['plain', 's256'])),
});

const mail = v.object({
  id: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  link: v.exactOptional(v.object({ label: v.string(), href: v.string() })),
  sentAt: time,
  readAt: maybeTime,
});

const subscription = v.object({
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

/** One entry for each setting there is, so that a new one makes older data invalid. */
const settings = Object.fromEntries(
  Object.entries(defaultPreferences).map(([key, value]) => [
    key,
    typeof value === 'boolean' ? v.boolean() : v.picklist(emailFrequencies),
  ]),
) as unknown as { [Key in keyof Preferences]: v.GenericSchema<Preferences[Key]> };

const contactMessage = v.object({
  id: v.string(),
  userId: maybeText,
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  createdAt: time,
});

/** The shape of everything the stand-in remembers: what does not fit is not read. */
export const dataSchema: v.GenericSchema<unknown, Data> = v.object({
  signingKey: v.pipe(v.string(), v.minLength(1)),
  users: v.array(user),
  sessions: v.array(session),
  refreshTokens: v.array(refreshToken),
  oneTimeTokens: v.array(oneTimeToken),
  mails: v.array(mail),
  subscriptions: v.array(subscription),
  preferences: v.array(v.object({ userId: v.string(), updatedAt: time, ...settings })),
  contactMessages: v.array(contactMessage),
  merchantConfig: v.nullable(record),
  attempts: v.record(v.string(), v.array(time)),
});
