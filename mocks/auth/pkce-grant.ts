import * as v from 'valibot';
import { Refusal } from '../http/refusal';
import { json } from '../http/responses';
import type { Call } from '../http/route';
import { standInProviderToken } from './google';
import { forgetToken } from './one-time-tokens';
import { meetsChallenge } from './pkce';
import { invalid } from './refusals';
import { readFields, text } from './request-body';
import { sessionAnswer, startSession } from './sessions';
import { findUser } from './users';

const fields = v.object({ auth_code: text, code_verifier: text });

/** Exchanges a code for a session, for whoever knows the secret behind the code's challenge. */
export async function pkceGrant(call: Call): Promise<Response> {
  const { auth_code: code, code_verifier: verifier } = await readFields(call, fields);
  if (!code || !verifier) {
    const message = 'invalid request: both auth code and code verifier should be non-empty';
    throw invalid(message);
  }
  const { store, now } = call.options;
  const known = store.read().oneTimeTokens.find(({ token, kind }) => token === code && kind === 'pkce');
  if (!known) throw unknownCode();
  if (now() > known.expiresAt) {
    throw new Refusal(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  if (!(await meetsChallenge(verifier, known))) {
    const message = 'code challenge does not match previously saved code verifier';
    throw new Refusal(400, 'bad_code_verifier', message);
  }
  const method = known.method ?? 'oauth';
  const grant = store.write((draft) => {
    const user = findUser(draft, known.userId);
    // Another request may have used the code while the verifier was being checked.
    if (!user || !draft.oneTimeTokens.some(({ token }) => token === code)) throw unknownCode();
    forgetToken(draft, code);
    return startSession(draft, call, { user, method });
  });
  const provider = method === 'oauth' ? { provider_token: standInProviderToken(call.options) } : {};
  return json(200, { ...(await sessionAnswer(call, grant)), ...provider });
}

function unknownCode(): Refusal {
  const message = 'invalid flow state, no valid flow state found';
  return new Refusal(404, 'flow_state_not_found', message);
}
