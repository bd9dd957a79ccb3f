import type { UserRecord } from '../db/schema';

/** RFC 3339, in UTC, with milliseconds. */
function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** A field with a time in it, or no field: GoTrue leaves out what is not set. */
function timeField<Name extends string>(name: Name, time: number | null): { [key in Name]?: string } {
  return time === null ? {} : ({ [name]: timeOf(time) } as { [key in Name]: string });
}

/** A user as the auth service shows one. */
export function viewOfUser(user: UserRecord) {
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
    ...timeField('last_sign_in_at', user.lastSignInAt),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: user.appMetadata.providers.map((provider) => identityOf(user, provider)),
    created_at: timeOf(user.createdAt),
    updated_at: timeOf(user.updatedAt),
    is_anonymous: false,
  };
}

/** The number Google knows a person by; made up from the address, so that it stays. */
export function googleIdOf(email: string): string {
  const digits = [...email].reduce(
    (sum, character) => (sum * 31n + BigInt(character.codePointAt(0) ?? 0)) % 10n ** 20n,
    7n,
  );
  return `1${digits.toString().padStart(20, '0')}`;
}

function identityOf(user: UserRecord, provider: string) {
  const id = provider === 'google' ? googleIdOf(user.email) : user.id;
  const since = timeOf(user.createdAt);
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

/** A UUID that stays the same for one user's provider: the user's own, under a mark of the provider. */
function identityIdOf(userId: string, provider: string): string {
  const mark = [...provider].map((letter) => (letter.codePointAt(0) ?? 0).toString(16)).join('');
  return mark.slice(0, 8).padEnd(8, '0') + userId.slice(8);
}

/**
 * What a sign-up with somebody else's address gets: it looks like any other, but nothing stands behind it. So nobody
 * learns who has an account.
 */
export function viewOfNobody(user: UserRecord) {
  return { ...viewOfUser(user), role: '', identities: [] };
}
