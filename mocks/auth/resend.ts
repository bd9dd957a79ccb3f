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

const types = ['signup', 'email_change', 'sms', 'phone_change'];
const fields = v.object({ type: text, email: text, ...challengeFields });

/** `POST /resend`: mails the confirmation again to someone who still has to confirm. The answer does not tell. */
export async function resend(call: Call): Promise<Response> {
  const body = await readFields(call, fields);
  if (!types.includes(body.type)) throw invalid(`Missing one of these types: ${types.join(', ')}`);
  if (!body.email) throw invalid('Type provided requires an email address');
  const email = checkEmail(body.email);
  const challenge = challengeIn(body.code_challenge, body.code_challenge_method);
  call.options.store.write((draft) => {
    const user = body.type === 'signup' ? findUserByEmail(draft, email) : undefined;
    if (!user || user.emailConfirmedAt !== null) return;
    checkMailPace(user.confirmationSentAt, call.options.now());
    mailLink(draft, call, { user, kind: 'signup', challenge });
  });
  return json(200, {});
}
