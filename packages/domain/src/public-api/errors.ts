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
    fix: 'Send one JSON object, encoded as UTF-8. Mind quotation marks that a shell takes away.',
  },
  missing_key: {
    status: 401,
    title: 'The request has no API key',
    fix: 'Send your key in the header "Authorization: Bearer YOUR_KEY".',
  },
  invalid_key: {
    status: 401,
    title: 'The API key is not valid',
    fix: 'Check that the key is complete and was not revoked. You can create another on the page API keys.',
  },
  expired_key: {
    status: 401,
    title: 'The API key has expired',
    fix: 'Use the key that replaced it, or create another on the page API keys.',
  },
  scope_missing: {
    status: 403,
    title: 'The API key may not do this',
    fix: 'Use a key with the scope that the message names. You choose the scopes when you create a key.',
  },
  plan_required: {
    status: 403,
    title: 'The API comes with Premium and Lifetime',
    fix: 'The account of this key has no active paid plan. Choose one, and the key works again at once.',
  },
  not_found: {
    status: 404,
    title: 'There is nothing at this address',
    fix: `Check method and path. Results are deleted ${api.resultLifetimeSeconds / 60} minutes after they were made, jobs ${api.jobLifetimeSeconds / 3600} hours after they were sent.`,
  },
  job_finished: {
    status: 409,
    title: 'The job has ended already',
    fix: 'Only jobs that are queued or running can be canceled. Fetch the job to see how it ended.',
  },
  image_too_large: {
    status: 413,
    title: 'The picture is too large',
    fix: `Send a picture of at most ${megabytes} MB and ${megapixels} megapixels.`,
  },
  unsupported_media_type: {
    status: 415,
    title: 'The body is not declared as JSON',
    fix: 'Send the header "Content-Type: application/json".',
  },
  unsupported_image: {
    status: 415,
    title: 'This is not a picture that can be upscaled',
    fix: `Send a whole ${formatsInWords}. What counts is the content, not the name or the declared type.`,
  },
  validation_failed: {
    status: 422,
    title: 'A field is missing or has a wrong value',
    fix: 'Correct the field that the error names. Fields that are not documented are refused as well.',
  },
  forbidden_address: {
    status: 422,
    title: 'Pictures are not fetched from this address',
    fix: 'Use a public address without user name and password, or send the picture itself as a data URL.',
  },
  image_unreachable: {
    status: 422,
    title: 'The picture could not be fetched',
    fix: `Check that the address opens without signing in, within ${api.fetchTimeoutSeconds} seconds and ${api.fetchMaxRedirects} redirects.`,
  },
  result_too_large: {
    status: 422,
    title: 'The result would be larger than 4K',
    fix: `The longer side of a result is at most ${longestSidePx} pixels. Choose a smaller factor or a smaller picture.`,
  },
  model_unavailable: {
    status: 422,
    title: 'This server does not have the model',
    fix: 'Send the request with the model "fast".',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'This Idempotency-Key was used for another request',
    fix: 'Send each new request with a new key; repeat a key only with the same body.',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests with this key',
    fix: 'Wait for the seconds in Retry-After, then go on.',
  },
  too_many_jobs: {
    status: 429,
    title: 'Too many jobs of this account are waiting',
    fix: `At most ${api.openWork.premium} jobs may be queued or running, half of them with priority. A job of the model "sharp" counts for several, by its size. Wait until some have ended, or cancel them.`,
  },
  internal_error: {
    status: 500,
    title: 'Something went wrong on our side',
    fix: 'Try again later. If it stays, write to us with the request id.',
  },
  unavailable: {
    status: 503,
    title: 'A part of the service does not answer',
    fix: 'Wait for the seconds in Retry-After, then send the request again, with the same Idempotency-Key if it has one.',
  },
} as const satisfies Record<string, ApiErrorDefinition>;

export type ApiErrorCode = keyof typeof apiErrors;
export const apiErrorCodes = Object.keys(apiErrors) as [ApiErrorCode, ...ApiErrorCode[]];

/** The path of an error's documentation on the site. */
export function apiErrorPath(code: ApiErrorCode): string {
  return `/docs/api/errors#${code}`;
}
