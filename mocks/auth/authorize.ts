import type { UserRecord } from '../db/schema';
import { Refusal } from '../http/refusal';
import { html, redirect } from '../http/responses';
import type { Call } from '../http/route';
import { authorizePage } from './authorize-page';
import { checkEmail } from './email-address';
import { type GoogleAccount, standInProviderToken, userOfGoogle } from './google';
import { issueCode } from './one-time-tokens';
import { challengeIn } from './pkce';
import { allowedRedirect, withFragment, withQuery } from './redirects';
import { invalid } from './refusals';
import { sessionValues } from './session-values';
import { type Grant, sessionAnswer, startSession } from './sessions';

const maxNameLength = 200;

/**
 * `GET /authorize?provider=google`: where one would leave for Google. Without a choice it is a page to choose an
 * account on; with one (`account`, or `cancel`) it goes back to the app.
 */
export async function authorize(call: Call): Promise<Response> {
  const { searchParams } = call.url;
  const provider = searchParams.get('provider') ?? '';
  if (provider !== 'google') throw invalid(`Unsupported provider: ${provider || 'none was given'}`);
  const back = allowedRedirect(searchParams.get('redirect_to'), call.options);
  if (searchParams.has('cancel')) return redirect(302, refusedAddress(back));
  const account = searchParams.get('account');
  if (account === null) return pageFor(call);
  try {
    return redirect(
      302,
      await addressFor(call, back, { email: checkEmail(account.trim()), name: nameIn(call) }),
    );
  } catch (error) {
    if (error instanceof Refusal) return pageFor(call, error.message);
    throw error;
  }
}

function nameIn({ url, options }: Call): string {
  const account = url.searchParams.get('account')?.trim() ?? '';
  const known = options.store.read().users.find(({ email }) => email === account.toLowerCase());
  const given = url.searchParams.get('name')?.trim().slice(0, maxNameLength);
  return given || (known && fullNameOf(known)) || account.replace(/@.*/, '');
}

/** The accounts are those whose address is proven: who signed up, and who came with the stand-in. */
function pageFor({ url, options }: Call, problem?: string): Response {
  const accounts = options.store
    .read()
    .users.filter(({ emailConfirmedAt }) => emailConfirmedAt !== null)
    .map((user): GoogleAccount => ({ email: user.email, name: fullNameOf(user) || user.email }));
  return html(problem ? 400 : 200, authorizePage({ url, accounts, ...(problem && { problem }) }));
}

function fullNameOf({ userMetadata }: UserRecord): string {
  return typeof userMetadata.full_name === 'string' ? userMetadata.full_name : '';
}

async function addressFor(call: Call, back: string, account: GoogleAccount): Promise<string> {
  const { searchParams } = call.url;
  const method = 'oauth';
  const challenge = challengeIn(
    searchParams.get('code_challenge') ?? '',
    searchParams.get('code_challenge_method') ?? '',
  );
  const outcome = call.options.store.write((draft): Grant | string => {
    const user = userOfGoogle(draft, call.options, account);
    if (!challenge.codeChallenge) return startSession(draft, call, { user, method });
    return issueCode(draft, call.options, { userId: user.id, method, challenge });
  });
  if (typeof outcome === 'string') return withQuery(back, { code: outcome });
  const values = sessionValues(await sessionAnswer(call, outcome));
  return withFragment(back, { ...values, provider_token: standInProviderToken(call.options) });
}

/** Cancelling is told in the query and in the fragment: clients look in one or the other. */
function refusedAddress(back: string): string {
  const values = { error: 'access_denied', error_description: 'The user denied the request' };
  return withFragment(withQuery(back, values), values);
}
