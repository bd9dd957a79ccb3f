import * as v from 'valibot';
import type { Data, UserRecord } from '../db/schema';
import { Refusal } from '../http/refusal';
import { json } from '../http/responses';
import type { Call } from '../http/route';
import { checkEmail } from './email-address';
import { mailLink } from './mails';
import { hashPassword } from './password-hash';
import { checkPassword } from './password-rules';
import { type Challenge, challengeIn } from './pkce';
import { checkMailPace, countAttempt } from './rate-limits';
import { invalid } from './refusals';
import { challengeFields, readFields, text } from './request-body';
import { type Grant, sessionAnswer, startSession } from './sessions';
import { viewOfNobody, viewOfUser } from './user-view';
import { addUser, confirmEmail, findUserByEmail, newUser } from './users';

const fields = v.object({
  email: text,
  phone: text,
  password: text,
  data: v.nullish(v.record(v.string(), v.unknown())),
  ...challengeFields,
});

/**
 * `POST /signup`: 200 with a user who has to confirm the address first, or with a session for a founder, whom the
 * stand-in alone confirms at once.
 */
export async function signUp(call: Call): Promise<Response> {
  const body = await readFields(call, fields);
  const { options } = call;
  if (!body.email && !body.phone) {
    throw new Refusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  countAttempt(options, 'sign-up', body.email.toLowerCase());
  if (!body.password) throw invalid('Signup requires a valid password');
  checkPassword(body.password);
  if (body.email && body.phone) {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  if (body.phone) throw new Refusal(400, 'phone_provider_disabled', 'Phone signups are disabled');
  const email = checkEmail(body.email);
  const challenge = challengeIn(body.code_challenge, body.code_challenge_method);
  // Made in any case, so that a taken address takes as long as a free one.
  const passwordHash = await hashPassword(body.password, options);
  const user = newUser(options, { email, passwordHash, metadata: body.data ?? {} });
  return json(200, await register(call, user, challenge));
}

/** What becomes of a sign-up. */
type Outcome = { kind: 'founder'; grant: Grant } | { kind: 'mailed' | 'taken'; user: UserRecord };

async function register(call: Call, user: UserRecord, challenge: Challenge) {
  const outcome = call.options.store.write((draft) => enter(draft, call, { user, challenge }));
  if (outcome.kind === 'founder') return sessionAnswer(call, outcome.grant);
  return outcome.kind === 'mailed' ? viewOfUser(outcome.user) : viewOfNobody(outcome.user);
}

function enter(
  draft: Data,
  call: Call,
  { user, challenge }: { user: UserRecord; challenge: Challenge },
): Outcome {
  const now = call.options.now();
  const known = findUserByEmail(draft, user.email);
  if (known?.emailConfirmedAt) return { kind: 'taken', user: { ...user, confirmationSentAt: now } };
  if (!known) addUser(draft, call.options, user);
  if (!known && user.userMetadata.is_admin === true) {
    return { kind: 'founder', grant: confirmFounder(draft, call, user) };
  }
  // Someone who signs up again changes nothing: it may not be the same person.
  const entry = known ?? user;
  checkMailPace(entry.confirmationSentAt, now);
  mailLink(draft, call, { user: entry, kind: 'signup', challenge });
  return { kind: 'mailed', user: entry };
}

function confirmFounder(draft: Data, call: Call, user: UserRecord): Grant {
  user.appMetadata.role = 'admin';
  confirmEmail(user, call.options.now());
  return startSession(draft, call, { user, method: 'password' });
}
