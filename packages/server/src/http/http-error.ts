/** What an error says beyond its status, code and message. Each router's envelope shows the fields it supports. */
export interface HttpErrorDetails {
  /** `details` and `hint` of PostgREST. */
  details?: string | null;
  hint?: string | null;
  /** Why a password is too weak. */
  reasons?: readonly string[];
  /** The request field that is invalid. */
  field?: string;
  headers?: Readonly<Record<string, string>>;
}

/** An error response. A handler throws it, and the router turns it into its own envelope. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string | number;
  readonly more: HttpErrorDetails;

  constructor(status: number, code: string | number, message: string, more: HttpErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }

  /** The same error with additional headers. */
  with(headers: Readonly<Record<string, string>>): HttpError {
    const more = { ...this.more, headers: { ...headers, ...this.more.headers } };
    return new HttpError(this.status, this.code, this.message, more);
  }
}

/** The error for a request with a missing or invalid field. */
export function validationError(message: string): HttpError {
  return new HttpError(400, 'validation_failed', message);
}

/**
 * Something outside of this process, the storage or the database, does not answer in time or at all. The router answers
 * with a 503, and the request can be sent again.
 */
export class UnavailableError extends Error {}

/** What is logged of an error. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` Cause: ${error.cause.message}` : '';
  return `${error.stack ?? error.message}${cause}`;
}
