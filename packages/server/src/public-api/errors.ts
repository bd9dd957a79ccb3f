import {
  type ApiErrorBody,
  type ApiErrorCode,
  type ApiErrorDefinition,
  apiErrorPath,
  apiErrors,
} from '@verapix/domain/public-api';
import { toBase64Url } from '../crypto';
import { HttpError, type HttpErrorDetails } from '../http/http-error';
import { json } from '../http/responses';
import type { Environment } from '../ports';

interface Details extends Pick<HttpErrorDetails, 'field' | 'headers'> {
  /** A more specific description than the catalog's title: a sentence with a full stop. */
  message?: string;
}

/** An error of the public API's catalog. Its message says what happened and how to fix it. */
export function apiError(code: ApiErrorCode, { message, ...more }: Details = {}): HttpError {
  const { status, title, fix }: ApiErrorDefinition = apiErrors[code];
  return new HttpError(status, code, `${message ?? `${title}.`} ${fix}`, more);
}

export function newRequestId({ randomBytes }: Pick<Environment, 'randomBytes'>): string {
  return `req_${toBase64Url(randomBytes(12))}`;
}

/** The headers of every JSON response. */
export function jsonHeaders(options: Pick<Environment, 'randomBytes'>) {
  return { 'X-Request-Id': newRequestId(options), 'Cache-Control': 'no-store' };
}

/** Formats an error of the catalog as the public API documents it. */
export function apiErrorEnvelope(options: Pick<Environment, 'randomBytes' | 'siteUrl'>) {
  return (error: HttpError): Response => {
    const { status, message, more } = error;
    const code = error.code as ApiErrorCode;
    const headers = jsonHeaders(options);
    const body: ApiErrorBody = {
      error: {
        code,
        message,
        request_id: headers['X-Request-Id'],
        docs_url: `${options.siteUrl}${apiErrorPath(code)}`,
        ...(more.field !== undefined && { field: more.field }),
      },
    };
    return json(status, body, { ...headers, ...more.headers });
  };
}
