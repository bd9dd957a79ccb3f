import { json } from './responses';

/** The stand-in's public key: what a client sends as `apikey`. It opens nothing by itself. */
export const anonKey = 'sb_publishable_verapix_stand_in';

/** The gateway's refusal of a request without the right key; `undefined` when it may pass. */
export function refusedByGateway(request: Request): Response | undefined {
  const key = request.headers.get('apikey');
  if (key === anonKey) return undefined;
  if (key !== null) return json(401, { message: 'Invalid API key' });
  return json(401, {
    message: 'No API key found in request',
    hint: 'No `apikey` request header or url param was found.',
  });
}
