import * as v from 'valibot';
import type { Data, UserRecord } from '../db/schema';
import { HttpError, validationError } from '@verapix/server/http/http-error';
import { json } from '@verapix/server/http/responses';
import type { BackendContext } from '../http/context';
import { mailLink } from './mails';
import { type Challenge, challengeIn } from './one-time-tokens';
import { checkPassword, hashPassword } from './passwords';
import { type Grant, startSession, toSessionJson } from './sessions';
import { addUser, confirmEmail, findUserByEmail, newUser, toDecoyUserJson, toUserJson } from './users';
import { challengeFields, checkEmail, checkMailInterval, countAttempt, readFields, text } from './validation';

const fields = v.object({
  email: text,
  phone: text,
  password: text,
  data: v.nullish(v.record(v.string(), v.unknown())),
  ...challengeFields,
});

/**
 * `POST /signup`: returns a user who has to confirm the address first, or a session if addresses are confirmed
 * automatically. A founder gets a session at once; only the mock backend does that.
 */
export async function signUp(context: BackendContext): Promise<Response> {
  const body = await readFields(context, fields);
  const { options } = context;
  if (!body.email && !body.phone) {
    throw new HttpError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  countAttempt(options, 'sign-up', body.email.toLowerCase());
  if (!body.password) throw validationError('Signup requires a valid password');
  checkPassword(body.password);
  if (body.email && body.phone) {
    throw validationError('Only an email address or phone number should be provided on signup.');
  }
  if (body.phone) throw new HttpError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  const email = checkEmail(body.email);
  const challenge = challengeIn(body.code_challenge, body.code_challenge_method);
  // Always hashed, so that a taken address takes as long as a free one.
  const passwordHash = await hashPassword(body.password, options);
  const user = newUser(options, { email, passwordHash, metadata: body.data ?? {} });
  return json(200, await register(context, user, challenge));
}

/** The result of a sign-up: an address that is taken changes nothing. */
type Outcome = { kind: 'signed-in'; grant: Grant } | { kind: 'mailed' | 'taken'; user: UserRecord };

async function register(context: BackendContext, user: UserRecord, challenge: Challenge) {
  const outcome = context.options.store.write((draft) => storeUser(draft, context, { user, challenge }));
  if (outcome.kind === 'signed-in') return toSessionJson(context, outcome.grant);
  return outcome.kind === 'mailed' ? toUserJson(outcome.user) : toDecoyUserJson(outcome.user);
}

function storeUser(
  draft: Data,
  context: BackendContext,
  { user, challenge }: { user: UserRecord; challenge: Challenge },
): Outcome {
  const now = context.options.now();
  const existing = findUserByEmail(draft, user.email);
  const { autoConfirm = false } = context.options;
  if (existing?.emailConfirmedAt && autoConfirm)
    throw new HttpError(422, 'user_already_exists', 'User already registered');
  if (existing?.emailConfirmedAt) return { kind: 'taken', user: { ...user, confirmationSentAt: now } };
  if (!existing) addUser(draft, context.options, user);
  const isFounder = user.userMetadata.is_admin === true;
  if (!existing && (isFounder || autoConfirm)) {
    if (isFounder) user.appMetadata.role = 'admin';
    confirmEmail(user, now);
    return { kind: 'signed-in', grant: startSession(draft, context, { user, method: 'password' }) };
  }
  // A repeated sign-up changes nothing: it may come from another person.
  const entry = existing ?? user;
  checkMailInterval(entry.confirmationSentAt, now);
  mailLink(draft, context, { user: entry, kind: 'signup', challenge });
  return { kind: 'mailed', user: entry };
}
