import { Refusal } from '../http/refusal';
import type { Call } from '../http/route';
import { passwordGrant } from './password-grant';
import { pkceGrant } from './pkce-grant';
import { refreshGrant } from './refresh-grant';

const grants: ReadonlyMap<string | null, (call: Call) => Promise<Response>> = new Map([
  ['password', passwordGrant],
  ['refresh_token', refreshGrant],
  ['pkce', pkceGrant],
]);

/** `POST /token?grant_type=…`: a session for a password, a refresh token or a code. */
export function token(call: Call): Promise<Response> {
  const grant = grants.get(call.url.searchParams.get('grant_type'));
  if (!grant) throw new Refusal(400, 'invalid_credentials', 'unsupported_grant_type');
  return grant(call);
}
