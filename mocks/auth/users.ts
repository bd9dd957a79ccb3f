import type { BackendOptions } from '../backend';
import type { Data, UserRecord } from '../db/schema';
import { subscriptionFor } from '../db/subscription-for';

type UserOptions = Pick<BackendOptions, 'now' | 'newId'>;

export function findUserByEmail({ users }: Pick<Data, 'users'>, email: string): UserRecord | undefined {
  return users.find((user) => user.email === email);
}

export function findUser({ users }: Pick<Data, 'users'>, id: string): UserRecord | undefined {
  return users.find((user) => user.id === id);
}

/** A user that is nowhere stored yet, with an unconfirmed address. */
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
    lastSignInAt: null,
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata: metadata,
    createdAt: time,
    updatedAt: time,
  };
}

/** Stores a new user, with the subscription that the address brings along. */
export function addUser(draft: Data, options: UserOptions, user: UserRecord): void {
  draft.users.push(user);
  const subscription = subscriptionFor(user, options);
  if (subscription) draft.subscriptions.push(subscription);
}

/** Takes an address as proven. What the person wrote about themselves gets what is now known about them. */
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
