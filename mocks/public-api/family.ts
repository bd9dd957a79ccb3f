import { uploadMaxBytes } from '@verapix/facts';
import type { BackendOptions } from '../backend';
import { publicApiCors } from '../http/cors';
import type { Family } from '../http/family';
import type { Route } from '../http/route';
import { apiErrorEnvelope } from './envelope';
import { refusal } from './refusal';

/** The largest picture as base64, and room for what stands around it. */
const maxBodyBytes = Math.ceil(uploadMaxBytes / 3) * 4 + 64 * 1024;

/** The public API, which asks for keys of its own. */
export function publicApiFamily(
  routes: readonly Route[],
  options: Pick<BackendOptions, 'randomBytes' | 'siteUrl'>,
): Family {
  return {
    prefix: '/v1',
    routes,
    cors: publicApiCors,
    body: {
      maxBytes: maxBodyBytes,
      tooLarge: () => refusal('image_too_large'),
      notJson: () => refusal('invalid_json'),
    },
    needsKey: () => false,
    notFound: () => refusal('not_found'),
    unexpected: () => refusal('internal_error'),
    tooMany: () => refusal('rate_limited', { headers: { 'Retry-After': '1' } }),
    envelope: apiErrorEnvelope(options),
  };
}
