import * as v from 'valibot';
import type { SessionRecord, UserRecord } from '../db/schema';
import { HttpError, validationError } from '@verapix/server/http/http-error';
import { json, noContent } from '@verapix/server/http/responses';
import type { BackendContext } from '../http/context';
import { assuranceLevelOf, authenticateForAuth, userNotFound } from './access-token';
import { noteEvent } from '../ports/mails';
import { mailReauthenticationCode } from './mails';
import { redeemReauthenticationCode } from './one-time-tokens';
import { checkPassword, hashPassword, isPassword } from './passwords';
import { endSessions } from './sessions';
import { findUser, findUserByEmail, hasVerifiedFactor, toUserJson } from './users';
import { checkMailInterval, countAttempt, readFields, text } from './validation';

const fields = v.object({
  email: text,
  phone: text,
  password: v.nullish(v.string()),
  current_password: text,
  nonce: text,
  data: v.nullish(v.record(v.string(), v.unknown())),
  app_metadata: v.optional(v.unknown()),
});

/** `GET /user`: the signed-in user. */
export async function getUser(context: BackendContext): Promise<Response> {
  return json(200, toUserJson((await authenticateForAuth(context)).user));
}

/**
 * `GET /reauthenticate`: mails the signed-in user a code that a change of the password needs if the sign-in was long ago.
 */
export async function reauthenticate(context: BackendContext): Promise<Response> {
  const { user } = await authenticateForAuth(context);
  context.options.store.write((draft) => {
    const entry = findUser(draft, user.id);
    if (!entry) throw userNotFound();
    checkMailInterval(entry.reauthenticationSentAt, context.options.now());
    mailReauthenticationCode(draft, context, entry);
  });
  return json(200, {});
}

/**
 * `PUT /user`: changes the user's metadata (merged; `null` deletes a key) and password. A new password needs the current
 * one, and a mailed code if the sign-in was long ago. It ends all other sessions and invalidates all mailed links.
 */
export async function updateUser(context: BackendContext): Promise<Response> {
  const { user, session } = await authenticateForAuth(context);
  const { store } = context.options;
  countAttempt(context.options, 'otp', user.id);
  const body = await readFields(context, fields);
  if (body.app_metadata !== undefined) {
    throw new HttpError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (
    (body.password || body.email || body.phone) &&
    hasVerifiedFactor(user) &&
    assuranceLevelOf(session) !== 'aal2'
  ) {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    throw new HttpError(401, 'insufficient_aal', message);
  }
  checkAddress(context, user, body.email);
  if (body.phone) throw new HttpError(500, 'unexpected_failure', 'Unable to get SMS provider');
  const { password, current_password: current, nonce: code } = body;
  const passwordHash =
    password == null
      ? undefined
      : await newPasswordHash(context, { user, session }, { password, current, code });
  const changed = store.write((draft) => {
    const entry = findUser(draft, user.id);
    if (!entry) throw userNotFound();
    entry.userMetadata = merge(entry.userMetadata, body.data ?? {});
    entry.updatedAt = context.options.now();
    if (passwordHash) {
      if (entry.passwordHash === null) addEmailProvider(entry);
      entry.passwordHash = passwordHash;
      noteEvent(draft, context.options, user.id, { kind: 'password-changed', sessionId: session.id });
      draft.oneTimeTokens = draft.oneTimeTokens.filter(({ userId }) => userId !== user.id);
      endSessions(draft, ({ id, userId }) => userId === user.id && id !== session.id);
    }
    return entry;
  });
  return json(200, toUserJson(changed));
}

function checkAddress({ options }: BackendContext, user: UserRecord, email: string): void {
  const address = email.toLowerCase();
  if (!address || address === user.email) return;
  if (findUserByEmail(options.store.read(), address)) {
    throw new HttpError(422, 'email_exists', 'A user with this email address has already been registered');
  }
  throw new HttpError(422, 'validation_failed', 'The demo backend does not change e-mail addresses');
}

/** How long after a sign-in the password can be changed without a mailed code. */
const recentMilliseconds = 24 * 60 * 60_000;
/** How sessions start that prove access to the mailbox: they may replace a forgotten password. */
const mailMethods = ['otp', 'magiclink', 'recovery'];

/** The hash of a new password. Throws if the user may not set it, in the order of GoTrue's checks. */
async function newPasswordHash(
  { options }: BackendContext,
  { user, session }: { user: UserRecord; session: SessionRecord },
  { password, current, code }: { password: string; current: string; code: string },
): Promise<string> {
  checkPassword(password);
  checkRecentSignIn(options, session, code);
  const isCurrent = (text: string) => isPassword(text, user.passwordHash, options.passwordRounds);
  if (user.passwordHash !== null && !mailMethods.includes(session.method)) {
    const message = 'Current password required when setting new password.';
    if (current === '') throw new HttpError(400, 'current_password_required', message);
    if (!(await isCurrent(current))) throw new HttpError(400, 'current_password_invalid', message);
  }
  if (await isCurrent(password)) {
    throw new HttpError(422, 'same_password', 'New password should be different from the old password.');
  }
  return hashPassword(password, options);
}

/** Throws if the session is old and no valid code was given. A valid code is used up, even if a later check fails. */
function checkRecentSignIn(
  options: BackendContext['options'],
  { userId, createdAt }: SessionRecord,
  code: string,
): void {
  if (options.now() <= createdAt + recentMilliseconds) return;
  if (code === '') {
    throw new HttpError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  if (!options.store.write((draft) => redeemReauthenticationCode(draft, options, { userId, code }))) {
    throw new HttpError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
}

/** An account that signed in with Google only can sign in by its address once it has a password. */
function addEmailProvider({ appMetadata }: UserRecord): void {
  appMetadata.providers = [...new Set([...appMetadata.providers, 'email'])];
}

function merge(old: UserRecord['userMetadata'], changes: UserRecord['userMetadata']) {
  return Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== null));
}

type Ends = (session: SessionRecord, current: SessionRecord) => boolean;

const scopes: ReadonlyMap<string, Ends> = new Map<string, Ends>([
  ['global', () => true],
  ['local', ({ id }, current) => id === current.id],
  ['others', ({ id }, current) => id !== current.id],
]);

/** `POST /logout?scope=…`: ends all sessions of the user, the current one, or all others. */
export async function logout(context: BackendContext): Promise<Response> {
  const { session: current } = await authenticateForAuth(context);
  const scope = context.url.searchParams.get('scope') ?? 'global';
  const ends = scopes.get(scope);
  if (!ends) throw validationError(`Unsupported logout scope ${JSON.stringify(scope)}`);
  context.options.store.write((draft) =>
    endSessions(draft, (session) => session.userId === current.userId && ends(session, current)),
  );
  return noContent();
}
