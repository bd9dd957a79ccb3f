import { type ApiErrorBody, type ApiErrorCode, apiErrorPath } from '@verapix/facts/public-api';
import type { BackendOptions } from '../backend';
import { toBase64Url } from '../http/base64url';
import type { Refusal } from '../http/refusal';
import { json } from '../http/responses';

/** A new name for one request. */
export function newRequestId({ randomBytes }: Pick<BackendOptions, 'randomBytes'>): string {
  return `req_${toBase64Url(randomBytes(12))}`;
}

/** What every answer says that is no picture. */
export function answerHeaders(options: Pick<BackendOptions, 'randomBytes'>) {
  return { 'X-Request-Id': newRequestId(options), 'Cache-Control': 'no-store' };
}

/** The public API's envelope for refusals, which have codes of its catalogue. */
export function apiErrorEnvelope(options: Pick<BackendOptions, 'randomBytes' | 'siteUrl'>) {
  return ({ status, code, message, more }: Refusal): Response => {
    const headers = answerHeaders(options);
    const known = code as ApiErrorCode;
    const body: ApiErrorBody = {
      error: {
        code: known,
        message,
        request_id: headers['X-Request-Id'],
        docs_url: `${options.siteUrl}${apiErrorPath(known)}`,
        ...(more.field !== undefined && { field: more.field }),
      },
    };
    return json(status, body, { ...headers, ...more.headers });
  };
}
