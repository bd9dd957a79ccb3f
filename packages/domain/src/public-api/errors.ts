import { api } from '../api-limits';
import { decodeMaxPixels, resolutions, uploadMaxBytes } from '../limits';
import { formatsInWords } from './formats-in-words';

/** An error of the public API. */
export interface ApiErrorDefinition {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  /** What happened: the heading, and the message if there is no more specific one. */
  title: string;
  /** How to fix it. */
  fix: string;
}

const megabytes = uploadMaxBytes / 1024 / 1024;
const megapixels = decodeMaxPixels / 1_000_000;
const { longestSidePx } = resolutions['4K'];

/** Every error of the public API by code. The responses, the OpenAPI document and the errors page are made from it. */
export const apiErrors = {
  invalid_json: {
    status: 400,
    title: 'The body is not valid JSON',
    fix: 'Send one JSON object, encoded as UTF-8. Watch out for quotation marks that your shell removes.',
  },
  missing_key: {
    status: 401,
    title: 'The request has no API key',
    fix: 'Send your key in the “Authorization: Bearer YOUR_KEY” header.',
  },
  invalid_key: {
    status: 401,
    title: 'The API key is not valid',
    fix: 'Check that the key is complete and hasn’t been revoked. You can create another one on the API keys page.',
  },
  expired_key: {
    status: 401,
    title: 'The API key has expired',
    fix: 'Use the key that replaced it, or create another one on the API keys page.',
  },
  scope_missing: {
    status: 403,
    title: 'The API key doesn’t have permission to do this',
    fix: 'Use a key with the scope named in the message. You choose scopes when you create a key.',
  },
  plan_required: {
    status: 403,
    title: 'The API requires Premium or Lifetime',
    fix: 'This key’s account has no active paid plan. Choose one, and the key works again right away.',
  },
  not_found: {
    status: 404,
    title: 'There is nothing at this address',
    fix: `Check the method and path. Results are deleted ${api.resultLifetimeSeconds / 60} minutes after they are made, and jobs ${api.jobLifetimeSeconds / 3600} hours after they are sent.`,
  },
  job_finished: {
    status: 409,
    title: 'The job has already ended',
    fix: 'You can only cancel jobs that are queued or running. Get the job to see how it ended.',
  },
  image_too_large: {
    status: 413,
    title: 'The picture is too large',
    fix: `Send a picture of up to ${megabytes} MB and ${megapixels} megapixels.`,
  },
  unsupported_media_type: {
    status: 415,
    title: 'The body is declared neither as JSON nor as a picture',
    fix: 'Send the “Content-Type: application/json” header, or “Content-Type: image/png” for a picture.',
  },
  unsupported_image: {
    status: 415,
    title: 'This picture can’t be upscaled',
    fix: `Send a complete ${formatsInWords} file. What matters is the content, not the name or the declared type.`,
  },
  validation_failed: {
    status: 422,
    title: 'A field is missing or has an invalid value',
    fix: 'Correct the field named in the error. Undocumented fields are rejected, too.',
  },
  forbidden_address: {
    status: 422,
    title: 'Pictures can’t be fetched from this address',
    fix: 'Use a public address without a user name and password, or send the picture itself as a data URL.',
  },
  image_unreachable: {
    status: 422,
    title: 'The picture couldn’t be fetched',
    fix: `Check that the address opens without signing in, within ${api.fetchTimeoutSeconds} seconds and ${api.fetchMaxRedirects} redirects.`,
  },
  result_too_large: {
    status: 422,
    title: 'The result would be larger than 4K',
    fix: `The longer side of a result can be up to ${longestSidePx} pixels. Choose a smaller factor or a smaller picture.`,
  },
  model_unavailable: {
    status: 422,
    title: 'This server doesn’t have that model',
    fix: 'Send the request with the “fast” model.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'This Idempotency-Key was used for another request',
    fix: 'Use a new key for each new request, and repeat a key only with the same body.',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests with this key',
    fix: 'Wait for the number of seconds in Retry-After, then continue.',
  },
  too_many_jobs: {
    status: 429,
    title: 'Too many jobs are waiting in this account',
    fix: `Up to ${api.openWork.premium} jobs can be queued or running, half of them with priority. A “sharp” job counts as several, depending on its size. Wait until some have ended, or cancel them.`,
  },
  internal_error: {
    status: 500,
    title: 'Something went wrong on our side',
    fix: 'Try again later. If that doesn’t help, contact us with the request ID.',
  },
  unavailable: {
    status: 503,
    title: 'Part of the service isn’t responding',
    fix: 'Wait for the number of seconds in Retry-After, then send the request again, with the same Idempotency-Key if it has one.',
  },
} as const satisfies Record<string, ApiErrorDefinition>;

export type ApiErrorCode = keyof typeof apiErrors;
export const apiErrorCodes = Object.keys(apiErrors) as [ApiErrorCode, ...ApiErrorCode[]];

/** The path of an error's documentation on the site. */
export function apiErrorPath(code: ApiErrorCode): string {
  return `/docs/api/errors#${code}`;
}
