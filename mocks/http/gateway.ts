import { json } from '@verapix/server/http/responses';

/** The mock backend's public key, which clients send as `apikey`. It grants no access by itself. */
export const anonKey = 'sb_publishable_verapix_demo';

/** The API gateway's error for a request without the public key; `undefined` if the key is right. */
export function gatewayError(request: Request): Response | undefined {
  const key = request.headers.get('apikey');
  if (key === anonKey) return undefined;
  if (key !== null) return json(401, { message: 'Invalid API key' });
  return json(401, {
    message: 'No API key found in request',
    hint: 'No `apikey` request header or url param was found.',
  });
}
