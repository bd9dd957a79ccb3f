import type { BackendOptions } from '../backend';
import { emptyData } from './empty-data';
import { personaSubscription } from './persona-subscriptions';
import { type Persona, personas } from './personas';
import { purchaseOf } from './purchase-of';
import type { Data, UserRecord } from './schema';

/**
 * `personaPassword` as `hashPassword` stores it. It is made once, because a store starts without waiting; with few
 * rounds, because everybody may know it.
 */
export const personaPasswordHash =
  'pbkdf2-sha256$1000$IhPL90QxuOmh6G2ie2uKbw$aLPFPsOGfve-X6ldrNufOjcVvryKcU4bUZl-MoRORyM';

type SeedOptions = Pick<BackendOptions, 'now' | 'newId' | 'randomBytes'>;

/** How long ago the personas signed up, in milliseconds: half a year, before anything else they did. */
const signedUpAgo = 182 * 24 * 60 * 60 * 1000;

function userOf({ id: persona, account }: Persona, id: string, now: number): UserRecord | null {
  if (!account) return null;
  const isFounder = persona === 'founder';
  const { email, fullName } = account;
  const createdAt = now - signedUpAgo;
  const claims = { sub: id, email, email_verified: true, phone_verified: false };
  return {
    id,
    email,
    passwordHash: personaPasswordHash,
    emailConfirmedAt: createdAt,
    confirmationSentAt: createdAt,
    recoverySentAt: null,
    lastSignInAt: null,
    appMetadata: { provider: 'email', providers: ['email'], ...(isFounder && { role: 'admin' }) },
    userMetadata: { full_name: fullName, ...(isFounder && { is_admin: true }), ...claims },
    createdAt,
    updatedAt: createdAt,
  };
}

/** The data of a fresh stand-in: every persona with their subscription, and what they paid for it. */
export function seedData(options: SeedOptions): Data {
  const data = emptyData(options);
  for (const persona of personas) {
    const user = userOf(persona, options.newId(), options.now());
    if (!user) continue;
    data.users.push(user);
    const subscription = personaSubscription(persona.id, user.id, options);
    if (!subscription) continue;
    data.subscriptions.push(subscription);
    if (subscription.status === 'trial') continue;
    const { checkout, payment } = purchaseOf(subscription, options);
    data.checkouts.push(checkout);
    data.payments.push(payment);
  }
  return data;
}
