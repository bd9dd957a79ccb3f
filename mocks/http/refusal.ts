/** What a refusal says beyond its status, code and message. Each family of the backend shows the part it has. */
export interface RefusalDetails {
  /** Rows of text as PostgREST gives them. */
  details?: string | null;
  hint?: string | null;
  /** Why a password is too weak. */
  reasons?: readonly string[];
  /** The field of the request it is about. */
  field?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Thrown by a handler that will not do what it was asked. The dispatcher turns it into the family's envelope. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string | number;
  readonly more: RefusalDetails;

  constructor(status: number, code: string | number, message: string, more: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }

  /** The same with further headers. */
  with(headers: Readonly<Record<string, string>>): Refusal {
    const more = { ...this.more, headers: { ...headers, ...this.more.headers } };
    return new Refusal(this.status, this.code, this.message, more);
  }
}
