import * as v from 'valibot';
import type { SessionRecord, UserRecord } from '../db/schema';
import { HttpError, validationError } from '@verapix/server/http/http-error';
import { json, noContent } from '@verapix/server/http/responses';
import type { BackendContext } from '../http/context';
import { assuranceLevelOf, authenticateForAuth, userNotFound } from './access-token';
import { checkPassword, hashPassword, isPassword } from './passwords';
import { endSessions } from './sessions';
import { findUser, findUserByEmail, hasVerifiedFactor, toUserJson } from './users';
import { countAttempt, readFields, text } from './validation';

const fields = v.object({
  email: text,
  phone: text,
  password: v.nullish(v.string()),
  data: v.nullish(v.record(v.string(), v.unknown())),
  app_metadata: v.optional(v.unknown()),
});

/** `GET /user`: the signed-in user. */
export async function getUser(context: BackendContext): Promise<Response> {
  return json(200, toUserJson((await authenticateForAuth(context)).user));
}

/**
 * `PUT /user`: changes the user's metadata (merged; `null` deletes a key) and password. A new password ends all other
 * sessions and invalidates all mailed links.
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
  const passwordHash =
    body.password == null ? undefined : await newPasswordHash(context, user, body.password);
  const changed = store.write((draft) => {
    const entry = findUser(draft, user.id);
    if (!entry) throw userNotFound();
    entry.userMetadata = merge(entry.userMetadata, body.data ?? {});
    entry.updatedAt = context.options.now();
    if (passwordHash) {
      entry.passwordHash = passwordHash;
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

async function newPasswordHash(
  { options }: BackendContext,
  user: UserRecord,
  password: string,
): Promise<string> {
  checkPassword(password);
  if (await isPassword(password, user.passwordHash, options.passwordRounds)) {
    throw new HttpError(422, 'same_password', 'New password should be different from the old password.');
  }
  return hashPassword(password, options);
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
