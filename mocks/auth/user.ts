import * as v from 'valibot';
import type { UserRecord } from '../db/schema';
import { Refusal } from '../http/refusal';
import { json } from '../http/responses';
import type { Call } from '../http/route';
import { hashPassword, isPassword } from './password-hash';
import { checkPassword } from './password-rules';
import { countAttempt } from './rate-limits';
import { userGone } from './refusals';
import { readFields, text } from './request-body';
import { sessionOf } from './session-of';
import { endSessions } from './sessions';
import { viewOfUser } from './user-view';
import { findUser, findUserByEmail } from './users';

const fields = v.object({
  email: text,
  password: v.nullish(v.string()),
  data: v.nullish(v.record(v.string(), v.unknown())),
  app_metadata: v.optional(v.unknown()),
});

/** `GET /user`: who is signed in. */
export async function getUser(call: Call): Promise<Response> {
  return json(200, viewOfUser((await sessionOf(call)).user));
}

/**
 * `PUT /user`: changes what a person says of themselves (merged; `null` deletes a key) and the password. A new
 * password ends every other session and every link that is still in the mail.
 */
export async function updateUser(call: Call): Promise<Response> {
  const { user, session } = await sessionOf(call);
  const { store } = call.options;
  countAttempt(call.options, 'otp', user.id);
  const body = await readFields(call, fields);
  if (body.app_metadata !== undefined) {
    throw new Refusal(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  checkAddress(call, user, body.email);
  const passwordHash = body.password == null ? undefined : await newPasswordHash(call, user, body.password);
  const changed = store.write((draft) => {
    const entry = findUser(draft, user.id);
    if (!entry) throw userGone();
    entry.userMetadata = merge(entry.userMetadata, body.data ?? {});
    entry.updatedAt = call.options.now();
    if (passwordHash) {
      entry.passwordHash = passwordHash;
      draft.oneTimeTokens = draft.oneTimeTokens.filter(({ userId }) => userId !== user.id);
      endSessions(draft, ({ id, userId }) => userId === user.id && id !== session.id);
    }
    return entry;
  });
  return json(200, viewOfUser(changed));
}

function checkAddress({ options }: Call, user: UserRecord, email: string): void {
  const address = email.toLowerCase();
  if (!address || address === user.email) return;
  if (findUserByEmail(options.store.read(), address)) {
    throw new Refusal(422, 'email_exists', 'A user with this email address has already been registered');
  }
  throw new Refusal(422, 'validation_failed', 'The stand-in backend does not change e-mail addresses');
}

async function newPasswordHash({ options }: Call, user: UserRecord, password: string): Promise<string> {
  checkPassword(password);
  if (await isPassword(password, user.passwordHash, options.passwordRounds)) {
    throw new Refusal(422, 'same_password', 'New password should be different from the old password.');
  }
  return hashPassword(password, options);
}

function merge(old: UserRecord['userMetadata'], changes: UserRecord['userMetadata']) {
  return Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== null));
}
