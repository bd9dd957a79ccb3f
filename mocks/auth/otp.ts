import * as v from 'valibot';
import type { Data, UserRecord } from '../db/schema';
import { Refusal } from '../http/refusal';
import { json } from '../http/responses';
import type { Call } from '../http/route';
import { checkEmail } from './email-address';
import { mailLink } from './mails';
import { challengeIn } from './pkce';
import { checkMailPace, countAttempt } from './rate-limits';
import { invalid } from './refusals';
import { challengeFields, readFields, text } from './request-body';
import { addUser, findUserByEmail, newUser } from './users';

const fields = v.object({
  email: text,
  phone: text,
  data: v.nullish(v.record(v.string(), v.unknown())),
  create_user: v.nullish(v.boolean()),
  ...challengeFields,
});

/** `POST /otp`: mails a link that signs in; someone new gets an account unless `create_user` is `false`. */
export async function otp(call: Call): Promise<Response> {
  const body = await readFields(call, fields);
  if (body.phone) throw new Refusal(400, 'phone_provider_disabled', 'Unsupported phone provider');
  if (!body.email) throw invalid('One of email or phone must be set');
  const email = checkEmail(body.email);
  countAttempt(call.options, 'otp', email);
  const challenge = challengeIn(body.code_challenge, body.code_challenge_method);
  call.options.store.write((draft) => {
    const user = findUserByEmail(draft, email) ?? create(draft, call, body, email);
    const isNew = user.emailConfirmedAt === null;
    checkMailPace(isNew ? user.confirmationSentAt : user.recoverySentAt, call.options.now());
    mailLink(draft, call, { user, kind: isNew ? 'signup' : 'magiclink', challenge });
  });
  return json(200, {});
}

function create(
  draft: Data,
  { options }: Call,
  { data, create_user }: v.InferOutput<typeof fields>,
  email: string,
): UserRecord {
  if (create_user === false) throw new Refusal(422, 'otp_disabled', 'Signups not allowed for otp');
  const user = newUser(options, { email, passwordHash: null, metadata: data ?? {} });
  addUser(draft, options, user);
  return user;
}
