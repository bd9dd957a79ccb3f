import * as v from 'valibot';
import { Refusal } from '../http/refusal';
import { json } from '../http/responses';
import type { Call } from '../http/route';
import { isPassword } from './password-hash';
import { countAttempt } from './rate-limits';
import { invalid } from './refusals';
import { readFields, text } from './request-body';
import { sessionAnswer, startSession } from './sessions';
import { findUser, findUserByEmail } from './users';

const fields = v.object({ email: text, phone: text, password: text });

/** Signs in by e-mail and password. Whether the address or the password is wrong, the answer and the work are the same. */
export async function passwordGrant(call: Call): Promise<Response> {
  const { email, phone, password } = await readFields(call, fields);
  const { options } = call;
  if (email && phone) {
    throw invalid('Only an email address or phone number should be provided on login.');
  }
  if (!email && !phone) throw invalid('missing email or phone');
  if (phone) throw new Refusal(422, 'phone_provider_disabled', 'Phone logins are disabled');
  const address = email.toLowerCase();
  countAttempt(options, 'sign-in', address);
  const known = findUserByEmail(options.store.read(), address);
  const right = await isPassword(password, known?.passwordHash ?? null, options.passwordRounds);
  if (!known || !right) throw wrongCredentials();
  if (known.emailConfirmedAt === null) {
    throw new Refusal(400, 'email_not_confirmed', 'Email not confirmed');
  }
  const grant = options.store.write((draft) => {
    const user = findUser(draft, known.id);
    // Deleted, or given another password, while this one was being checked.
    if (user?.passwordHash !== known.passwordHash) throw wrongCredentials();
    return startSession(draft, call, { user, method: 'password' });
  });
  return json(200, await sessionAnswer(call, grant));
}

function wrongCredentials(): Refusal {
  return new Refusal(400, 'invalid_credentials', 'Invalid login credentials');
}
