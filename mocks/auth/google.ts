import type { BackendOptions } from '../backend';
import type { Data, UserRecord } from '../db/schema';
import { newLinkToken } from './random-token';
import { googleIdOf } from './user-view';
import { addUser, findUserByEmail, newUser } from './users';

/** An account as Google would hand it over. */
export interface GoogleAccount {
  email: string;
  name: string;
}

/** A token for Google's own services. It opens nothing. */
export function standInProviderToken(options: Pick<BackendOptions, 'randomBytes'>): string {
  return `stand-in-${newLinkToken(options)}`;
}

/** The user behind a Google account: made when there is none, joined with the one who has the address. */
export function userOfGoogle(draft: Data, options: BackendOptions, account: GoogleAccount): UserRecord {
  const { email } = account;
  const known = findUserByEmail(draft, email);
  const user = known ?? newUser(options, { email, passwordHash: null, metadata: {} });
  if (!known) addUser(draft, options, user);
  const now = options.now();
  if (user.emailConfirmedAt === null) dropUnproven(user);
  if (!user.appMetadata.providers.includes('google')) user.appMetadata.providers.push('google');
  user.emailConfirmedAt ??= now;
  user.updatedAt = now;
  user.userMetadata = { ...user.userMetadata, ...metadataOf(account) };
  return user;
}

/** Whoever signed up with this address never proved it: their password must not open the account of who did. */
function dropUnproven(user: UserRecord): void {
  user.passwordHash = null;
  user.userMetadata = {};
  user.appMetadata = { provider: 'google', providers: ['google'] };
}

function metadataOf({ email, name }: GoogleAccount) {
  const id = googleIdOf(email);
  return {
    avatar_url: '',
    email,
    email_verified: true,
    full_name: name,
    iss: 'https://accounts.google.com',
    name,
    phone_verified: false,
    picture: '',
    provider_id: id,
    sub: id,
  };
}
