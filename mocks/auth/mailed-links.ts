import * as v from 'valibot';
import type { Data, OneTimeTokenRecord, UserRecord } from '../db/schema';
import { isEqualText } from '@verapix/server/crypto';
import { HttpError, validationError } from '@verapix/server/http/http-error';
import { json } from '@verapix/server/http/responses';
import { redirect } from '../http/responses';
import type { BackendContext } from '../http/context';
import { mailLink } from './mails';
import { challengeIn, issueCode, removeToken } from './one-time-tokens';
import { allowedRedirect, withFragment, withQuery } from './redirects';
import { type Grant, sessionFragment, startSession, toSessionJson } from './sessions';
import { addUser, confirmEmail, findUser, findUserByEmail, newUser } from './users';
import { challengeFields, checkEmail, checkMailInterval, countAttempt, readFields, text } from './validation';

const recoverFields = v.object({ email: text, ...challengeFields });

/** `POST /recover`: mails a link to set a new password. The response does not reveal whether the user exists. */
export async function recover(context: BackendContext): Promise<Response> {
  const body = await readFields(context, recoverFields);
  if (!body.email) {
    throw validationError('Password recovery requires an email');
  }
  const email = checkEmail(body.email);
  const challenge = challengeIn(body.code_challenge, body.code_challenge_method);
  context.options.store.write((draft) => {
    const user = findUserByEmail(draft, email);
    if (!user) return;
    checkMailInterval(user.recoverySentAt, context.options.now());
    mailLink(draft, context, { user, kind: 'recovery', challenge });
  });
  return json(200, {});
}

const otpFields = v.object({
  email: text,
  phone: text,
  data: v.nullish(v.record(v.string(), v.unknown())),
  create_user: v.nullish(v.boolean()),
  ...challengeFields,
});

/** `POST /otp`: mails a sign-in link. Creates an account for a new address unless `create_user` is `false`. */
export async function otp(context: BackendContext): Promise<Response> {
  const body = await readFields(context, otpFields);
  if (body.phone) throw new HttpError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  if (!body.email) throw validationError('One of email or phone must be set');
  const email = checkEmail(body.email);
  countAttempt(context.options, 'otp', email);
  const challenge = challengeIn(body.code_challenge, body.code_challenge_method);
  context.options.store.write((draft) => {
    const user = findUserByEmail(draft, email) ?? createUser(draft, context, body, email);
    const isNew = user.emailConfirmedAt === null;
    checkMailInterval(isNew ? user.confirmationSentAt : user.recoverySentAt, context.options.now());
    mailLink(draft, context, { user, kind: isNew ? 'signup' : 'magiclink', challenge });
  });
  return json(200, {});
}

function createUser(
  draft: Data,
  { options }: BackendContext,
  { data, create_user }: v.InferOutput<typeof otpFields>,
  email: string,
): UserRecord {
  if (create_user === false) throw new HttpError(422, 'otp_disabled', 'Signups not allowed for otp');
  const user = newUser(options, { email, passwordHash: null, metadata: data ?? {} });
  addUser(draft, options, user);
  return user;
}

const resendTypes = ['signup', 'email_change', 'sms', 'phone_change'];
const resendFields = v.object({ type: text, email: text, ...challengeFields });

/** `POST /resend`: mails the confirmation again. The response does not reveal whether the user exists. */
export async function resend(context: BackendContext): Promise<Response> {
  const body = await readFields(context, resendFields);
  if (!resendTypes.includes(body.type))
    throw validationError(`Missing one of these types: ${resendTypes.join(', ')}`);
  if (!body.email) throw validationError('Type provided requires an email address');
  const email = checkEmail(body.email);
  const challenge = challengeIn(body.code_challenge, body.code_challenge_method);
  context.options.store.write((draft) => {
    const user = body.type === 'signup' ? findUserByEmail(draft, email) : undefined;
    if (!user || user.emailConfirmedAt !== null) return;
    checkMailInterval(user.confirmationSentAt, context.options.now());
    mailLink(draft, context, { user, kind: 'signup', challenge });
  });
  return json(200, {});
}

/** The kinds of mailed links that each request type accepts. */
const kindsOfType: Readonly<Record<string, readonly OneTimeTokenRecord['kind'][]>> = {
  signup: ['signup'],
  recovery: ['recovery'],
  magiclink: ['magiclink'],
  email: ['signup', 'magiclink'],
  invite: [],
  email_change: [],
};

const verifyFields = v.object({ type: text, token: text, token_hash: text, email: text, phone: text });

/**
 * `POST /verify`: exchanges a mailed token for a session. `token_hash` is the long token of the link; `token` is the
 * six-digit code, which is only valid together with its address.
 */
export async function verifyToken(context: BackendContext): Promise<Response> {
  const { type, token, token_hash: hash, email, phone } = await readFields(context, verifyFields);
  const kinds = kindsOf(type);
  if (Boolean(token) === Boolean(hash))
    throw validationError('Verify requires either a token or a token hash');
  if (hash && (email || phone)) throw validationError('Only the token_hash and type should be provided');
  if (token && !email)
    throw validationError('Only an email address or phone number should be provided on verify');
  const address = email && checkEmail(email);
  if (address) countAttempt(context.options, 'verify', address);
  const grant = context.options.store.write((draft): Grant => {
    const link = hash || linkOfCode(draft, { address, code: token, kinds });
    const { user, method } = redeem(draft, context, { token: link, kinds });
    return startSession(draft, context, { user, method });
  });
  return json(200, await toSessionJson(context, grant));
}

/** The token of the mail to an address that has this code. Throws if there is none. */
function linkOfCode(
  draft: Data,
  { address, code, kinds }: { address: string; code: string; kinds: readonly OneTimeTokenRecord['kind'][] },
): string {
  const userId = findUserByEmail(draft, address)?.id;
  const found = draft.oneTimeTokens.find(
    (other) => other.userId === userId && kinds.includes(other.kind) && isEqualText(other.code ?? '', code),
  );
  if (found) return found.token;
  throw new HttpError(403, 'otp_expired', 'Token has expired or is invalid');
}

/**
 * `GET /verify`: opened by a mailed link. Redirects to the app with a session in the fragment; with a code in the query
 * if the link was requested with a challenge; or with an error in the fragment.
 */
export async function followLink(context: BackendContext): Promise<Response> {
  const { searchParams } = context.url;
  const back = allowedRedirect(searchParams.get('redirect_to'), context.options);
  const type = searchParams.get('type') ?? '';
  try {
    const token = searchParams.get('token') ?? '';
    const address = await redirectAddress(context, back, { token, type });
    return redirect(303, address);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const values = {
      error: 'access_denied',
      error_code: String(error.code),
      error_description: error.message,
    };
    return redirect(303, withFragment(back, values));
  }
}

async function redirectAddress(
  context: BackendContext,
  back: string,
  { token, type }: { token: string; type: string },
) {
  const kinds = kindsOf(type);
  const outcome = context.options.store.write((draft): Grant | string => {
    const redeemed = redeem(draft, context, { token, kinds });
    if (redeemed.record.codeChallenge) return codeFor(draft, context, redeemed);
    return startSession(draft, context, redeemed);
  });
  if (typeof outcome === 'string') return withQuery(back, { code: outcome });
  return withFragment(back, { ...(await sessionFragment(context, outcome)), type });
}

/** The error for a link or token that was used, replaced or is too old. */
function linkExpired(): HttpError {
  return new HttpError(403, 'otp_expired', 'Email link is invalid or has expired');
}

interface Redeemed {
  record: OneTimeTokenRecord;
  user: UserRecord;
  method: string;
}

/** Uses a token once. It confirms the address that it was mailed to. */
function redeem(
  draft: Data,
  { options }: BackendContext,
  { token, kinds }: { token: string; kinds: readonly OneTimeTokenRecord['kind'][] },
): Redeemed {
  const record = draft.oneTimeTokens.find((other) => other.token === token && kinds.includes(other.kind));
  const user = record && findUser(draft, record.userId);
  if (!user || options.now() > record.expiresAt) throw linkExpired();
  removeToken(draft, token);
  if (user.emailConfirmedAt === null) confirmEmail(user, options.now());
  return { record, user, method: record.kind === 'recovery' ? 'recovery' : 'otp' };
}

function codeFor(draft: Data, { options }: BackendContext, { record, user, method }: Redeemed): string {
  return issueCode(draft, options, { userId: user.id, method, challenge: challengeOf(record) });
}

function challengeOf({ codeChallenge, codeChallengeMethod }: OneTimeTokenRecord) {
  return {
    ...(codeChallenge && { codeChallenge }),
    ...(codeChallengeMethod && { codeChallengeMethod }),
  };
}

function kindsOf(type: string) {
  if (!type) throw validationError('Verify requires a verification type');
  const kinds = Object.hasOwn(kindsOfType, type) ? kindsOfType[type] : undefined;
  if (!kinds) throw validationError('Unsupported verification type');
  return kinds;
}
