import * as v from 'valibot';
import { json } from '../http/responses';
import type { Call } from '../http/route';
import { checkEmail } from './email-address';
import { mailLink } from './mails';
import { challengeIn } from './pkce';
import { checkMailPace } from './rate-limits';
import { invalid } from './refusals';
import { challengeFields, readFields, text } from './request-body';
import { findUserByEmail } from './users';

const fields = v.object({ email: text, ...challengeFields });

/** `POST /recover`: mails a link to set a new password, if there is such a user. The answer does not tell. */
export async function recover(call: Call): Promise<Response> {
  const body = await readFields(call, fields);
  if (!body.email) {
    throw invalid('Password recovery requires an email');
  }
  const email = checkEmail(body.email);
  const challenge = challengeIn(body.code_challenge, body.code_challenge_method);
  call.options.store.write((draft) => {
    const user = findUserByEmail(draft, email);
    if (!user) return;
    checkMailPace(user.recoverySentAt, call.options.now());
    mailLink(draft, call, { user, kind: 'recovery', challenge });
  });
  return json(200, {});
}
