import type { BackendOptions } from '../backend';
import type { Data, UserRecord } from '../db/schema';
import { HttpError, validationError } from '@verapix/server/http/http-error';
import { html, redirect } from '../http/responses';
import type { BackendContext } from '../http/context';
import { authorizePage, type GoogleAccount } from './authorize-page';
import { challengeIn, issueCode, newProviderToken } from './one-time-tokens';
import { allowedRedirect, withFragment, withQuery } from './redirects';
import { type Grant, sessionFragment, startSession } from './sessions';
import { addUser, findUserByEmail, googleIdOf, newUser } from './users';
import { checkEmail } from './validation';

/** Finds the user with the address of a Google account and links the account, or creates a user. */
function userOfGoogle(draft: Data, options: BackendOptions, account: GoogleAccount): UserRecord {
  const { email } = account;
  const existing = findUserByEmail(draft, email);
  const user = existing ?? newUser(options, { email, passwordHash: null, metadata: {} });
  if (!existing) addUser(draft, options, user);
  const now = options.now();
  if (user.emailConfirmedAt === null) resetUnconfirmed(user);
  if (!user.appMetadata.providers.includes('google')) user.appMetadata.providers.push('google');
  user.emailConfirmedAt ??= now;
  user.updatedAt = now;
  user.userMetadata = { ...user.userMetadata, ...metadataOf(account) };
  return user;
}

/** An unconfirmed sign-up may come from another person: its password must not open the account. */
function resetUnconfirmed(user: UserRecord): void {
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

const maxNameLength = 200;

/**
 * `GET /authorize?provider=google`: replaces Google's sign-in. Without parameters it returns a page to choose an account
 * on. With `account` or `cancel` it redirects to the app.
 */
export async function authorize(context: BackendContext): Promise<Response> {
  const { searchParams } = context.url;
  const provider = searchParams.get('provider') ?? '';
  if (provider !== 'google') throw unsupportedProvider(provider);
  const back = allowedRedirect(searchParams.get('redirect_to'), context.options);
  if (searchParams.has('cancel')) return redirect(302, cancelAddress(back));
  const account = searchParams.get('account');
  if (account === null) return pageFor(context);
  try {
    return redirect(
      302,
      await addressFor(context, back, { email: checkEmail(account.trim()), name: nameIn(context) }),
    );
  } catch (error) {
    if (error instanceof HttpError) return pageFor(context, error.message);
    throw error;
  }
}

/** Providers that GoTrue knows, none of which is enabled. */
const disabledProviders = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'github',
  'gitlab',
].concat(
  ['kakao', 'keycloak', 'linkedin', 'linkedin_oidc', 'notion', 'slack', 'slack_oidc', 'spotify', 'twitch'],
  ['twitter', 'workos', 'zoom'],
);

function unsupportedProvider(name: string): HttpError {
  const isKnown = disabledProviders.includes(name);
  const reason = isKnown ? 'provider is not enabled' : `Provider ${name} could not be found`;
  return validationError(`Unsupported provider: ${reason}`);
}

function nameIn({ url, options }: BackendContext): string {
  const account = url.searchParams.get('account')?.trim() ?? '';
  const existing = options.store.read().users.find(({ email }) => email === account.toLowerCase());
  const given = url.searchParams.get('name')?.trim().slice(0, maxNameLength);
  return given || (existing && fullNameOf(existing)) || account.replace(/@.*/, '');
}

/** Lists the users with a confirmed address: the personas and those who signed up. */
function pageFor({ url, options }: BackendContext, problem?: string): Response {
  const accounts = options.store
    .read()
    .users.filter(({ emailConfirmedAt }) => emailConfirmedAt !== null)
    .map((user): GoogleAccount => ({ email: user.email, name: fullNameOf(user) || user.email }));
  return html(problem ? 400 : 200, authorizePage({ url, accounts, ...(problem && { problem }) }));
}

function fullNameOf({ userMetadata }: UserRecord): string {
  return typeof userMetadata.full_name === 'string' ? userMetadata.full_name : '';
}

async function addressFor(context: BackendContext, back: string, account: GoogleAccount): Promise<string> {
  const { searchParams } = context.url;
  const method = 'oauth';
  const challenge = challengeIn(
    searchParams.get('code_challenge') ?? '',
    searchParams.get('code_challenge_method') ?? '',
  );
  const outcome = context.options.store.write((draft): Grant | string => {
    const user = userOfGoogle(draft, context.options, account);
    if (!challenge.codeChallenge) return startSession(draft, context, { user, method });
    return issueCode(draft, context.options, { userId: user.id, method, challenge });
  });
  if (typeof outcome === 'string') return withQuery(back, { code: outcome });
  const values = await sessionFragment(context, outcome);
  return withFragment(back, { ...values, provider_token: newProviderToken(context.options) });
}

/** The error is in the query and in the fragment, because clients read one or the other. */
function cancelAddress(back: string): string {
  const values = { error: 'access_denied', error_description: 'The user denied the request' };
  return withFragment(withQuery(back, values), values);
}
