import { paidPlanIds, type SubscriptionRow } from '@verapix/domain';
import type { BackendOptions } from '../backend';
import { sampleSubscription } from '../db/sample-subscription';
import { type Data, type FactorRecord, initialPreferences, type UserRecord } from '../db/schema';

type UserOptions = Pick<BackendOptions, 'now' | 'newId'>;

export function findUserByEmail({ users }: Pick<Data, 'users'>, email: string): UserRecord | undefined {
  return users.find((user) => user.email === email);
}

export function findUser({ users }: Pick<Data, 'users'>, id: string): UserRecord | undefined {
  return users.find((user) => user.id === id);
}

/** A user record with an unconfirmed address. It is not stored yet. */
export function newUser(
  { now, newId }: UserOptions,
  {
    email,
    passwordHash,
    metadata,
  }: { email: string; passwordHash: string | null; metadata: UserRecord['userMetadata'] },
): UserRecord {
  const time = now();
  return {
    id: newId(),
    email,
    passwordHash,
    emailConfirmedAt: null,
    confirmationSentAt: null,
    recoverySentAt: null,
    reauthenticationSentAt: null,
    lastSignInAt: null,
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata: metadata,
    factors: [],
    createdAt: time,
    updatedAt: time,
  };
}

/** The demo gives a subscription to new users whose e-mail address contains the name of a paid plan. */
export function subscriptionForEmail(
  { id, email }: { id: string; email: string },
  options: UserOptions,
): SubscriptionRow | undefined {
  const plan = paidPlanIds.find((name) => email.includes(name));
  return plan && sampleSubscription(id, plan, options);
}

/** Stores a new user, with the sample subscription of the address if there is one. */
export function addUser(draft: Data, options: UserOptions, user: UserRecord): void {
  draft.users.push(user);
  draft.preferences.push(initialPreferences(user.id, options.now()));
  const subscription = subscriptionForEmail(user, options);
  if (subscription) draft.subscriptions.push(subscription);
}

/** Confirms a user's address and adds the confirmed claims to the user's metadata. */
export function confirmEmail(user: UserRecord, now: number): void {
  user.emailConfirmedAt ??= now;
  user.updatedAt = now;
  user.userMetadata = {
    ...user.userMetadata,
    sub: user.id,
    email: user.email,
    email_verified: true,
    phone_verified: false,
  };
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** A time field, or no field if the time is not set, as in GoTrue. */
function timeField<Name extends string>(name: Name, time: number | null): { [key in Name]?: string } {
  return time === null ? {} : ({ [name]: isoTime(time) } as { [key in Name]: string });
}

/** A user as the auth service returns it. */
export function toUserJson(user: UserRecord) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    ...timeField('email_confirmed_at', user.emailConfirmedAt),
    phone: '',
    ...timeField('confirmation_sent_at', user.confirmationSentAt),
    ...timeField('confirmed_at', user.emailConfirmedAt),
    ...timeField('recovery_sent_at', user.recoverySentAt),
    ...timeField('reauthentication_sent_at', user.reauthenticationSentAt),
    ...timeField('last_sign_in_at', user.lastSignInAt),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: user.appMetadata.providers.map((provider) => identityOf(user, provider)),
    ...(user.factors.length > 0 && { factors: user.factors.map(toFactorJson) }),
    created_at: isoTime(user.createdAt),
    updated_at: isoTime(user.updatedAt),
    is_anonymous: false,
  };
}

/** Whether the user signs in with a second factor. */
export function hasVerifiedFactor({ factors }: Pick<UserRecord, 'factors'>): boolean {
  return factors.some(({ status }) => status === 'verified');
}

/** A factor as the auth service lists it, without its secret. */
function toFactorJson(factor: FactorRecord) {
  return {
    id: factor.id,
    created_at: isoTime(factor.createdAt),
    updated_at: isoTime(factor.updatedAt),
    status: factor.status,
    friendly_name: factor.friendlyName,
    factor_type: 'totp',
    ...timeField('last_challenged_at', factor.lastChallengedAt),
  };
}

/** A stable fake Google account id, derived from the address. */
export function googleIdOf(email: string): string {
  const digits = [...email].reduce(
    (sum, character) => (sum * 31n + BigInt(character.codePointAt(0) ?? 0)) % 10n ** 20n,
    7n,
  );
  return `1${digits.toString().padStart(20, '0')}`;
}

function identityOf(user: UserRecord, provider: string) {
  const id = provider === 'google' ? googleIdOf(user.email) : user.id;
  const since = isoTime(user.createdAt);
  return {
    identity_id: identityIdOf(user.id, provider),
    id,
    user_id: user.id,
    identity_data: {
      ...user.userMetadata,
      email: user.email,
      email_verified: user.emailConfirmedAt !== null,
      phone_verified: false,
      sub: id,
    },
    provider,
    ...timeField('last_sign_in_at', user.lastSignInAt),
    created_at: since,
    updated_at: since,
    email: user.email,
  };
}

/** A stable UUID for a user's identity at a provider: the user's id with the first part replaced. */
function identityIdOf(userId: string, provider: string): string {
  const prefix = [...provider].map((letter) => (letter.codePointAt(0) ?? 0).toString(16)).join('');
  return prefix.slice(0, 8).padEnd(8, '0') + userId.slice(8);
}

/**
 * The response to a sign-up with an address that is taken. It looks like a new user, so it does not reveal who has an
 * account.
 */
export function toDecoyUserJson(user: UserRecord) {
  return { ...toUserJson(user), role: '', identities: [] };
}
