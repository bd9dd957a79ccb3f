import * as v from 'valibot';
import type { Data, OneTimeTokenRecord, UserRecord } from '../db/schema';
import { Refusal } from '../http/refusal';
import { json, redirect } from '../http/responses';
import type { Call } from '../http/route';
import { forgetToken, issueCode } from './one-time-tokens';
import { allowedRedirect, withFragment, withQuery } from './redirects';
import { expired, invalid } from './refusals';
import { readFields, text } from './request-body';
import { sessionValues } from './session-values';
import { type Grant, sessionAnswer, startSession } from './sessions';
import { confirmEmail, findUser } from './users';

/** Which mailed links each type of a request may use. */
const kindsOfType: Readonly<Record<string, readonly OneTimeTokenRecord['kind'][]>> = {
  signup: ['signup'],
  recovery: ['recovery'],
  magiclink: ['magiclink'],
  email: ['signup', 'magiclink'],
  invite: [],
  email_change: [],
};

const fields = v.object({ type: text, token: text, token_hash: text, email: text });

/** `POST /verify`: a session for the token of a mailed link. */
export async function verifyToken(call: Call): Promise<Response> {
  const { type, token, token_hash, email } = await readFields(call, fields);
  const kinds = kindsOf(type);
  if (!token && !token_hash) throw invalid('Verify requires a token or a token hash');
  if (token && !token_hash && !email) throw invalid('Verify requires an email address with a token');
  const grant = call.options.store.write((draft): Grant => {
    const { user, method } = redeem(draft, call, { token: token_hash || token, kinds });
    // A short code would be worth nothing without its address; the long ones of links are held to the same.
    if (!token_hash && user.email !== email.toLowerCase()) throw expired();
    return startSession(draft, call, { user, method });
  });
  return json(200, await sessionAnswer(call, grant));
}

/**
 * `GET /verify`: what a mailed link opens. Goes back to the app with a session in the fragment, with a code in the
 * query when the link was asked for with a challenge, or with an error in the fragment.
 */
export async function followLink(call: Call): Promise<Response> {
  const { searchParams } = call.url;
  const back = allowedRedirect(searchParams.get('redirect_to'), call.options);
  const type = searchParams.get('type') ?? '';
  try {
    const token = searchParams.get('token') ?? '';
    const address = await outcomeOf(call, back, { token, type });
    return redirect(303, address);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const values = {
      error: 'access_denied',
      error_code: String(error.code),
      error_description: error.message,
    };
    return redirect(303, withFragment(back, values));
  }
}

async function outcomeOf(call: Call, back: string, { token, type }: { token: string; type: string }) {
  const kinds = kindsOf(type);
  const outcome = call.options.store.write((draft): Grant | string => {
    const redeemed = redeem(draft, call, { token, kinds });
    if (redeemed.record.codeChallenge) return codeFor(draft, call, redeemed);
    return startSession(draft, call, redeemed);
  });
  if (typeof outcome === 'string') return withQuery(back, { code: outcome });
  return withFragment(back, { ...sessionValues(await sessionAnswer(call, outcome)), type });
}

interface Redeemed {
  record: OneTimeTokenRecord;
  user: UserRecord;
  method: string;
}

/** Uses up a token: the address it was mailed to is proven. */
function redeem(
  draft: Data,
  { options }: Call,
  { token, kinds }: { token: string; kinds: readonly OneTimeTokenRecord['kind'][] },
): Redeemed {
  const record = draft.oneTimeTokens.find((other) => other.token === token && kinds.includes(other.kind));
  const user = record && findUser(draft, record.userId);
  if (!user || options.now() > record.expiresAt) throw expired();
  forgetToken(draft, token);
  if (user.emailConfirmedAt === null) confirmEmail(user, options.now());
  return { record, user, method: record.kind === 'recovery' ? 'recovery' : 'otp' };
}

function codeFor(draft: Data, { options }: Call, { record, user, method }: Redeemed): string {
  return issueCode(draft, options, { userId: user.id, method, challenge: challengeOf(record) });
}

function challengeOf({ codeChallenge, codeChallengeMethod }: OneTimeTokenRecord) {
  return {
    ...(codeChallenge && { codeChallenge }),
    ...(codeChallengeMethod && { codeChallengeMethod }),
  };
}

function kindsOf(type: string) {
  if (!type) throw invalid('Verify requires a verification type');
  const kinds = Object.hasOwn(kindsOfType, type) ? kindsOfType[type] : undefined;
  if (!kinds) throw invalid('Unsupported verification type');
  return kinds;
}
