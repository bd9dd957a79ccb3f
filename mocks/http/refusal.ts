/** What a refusal says beyond its status, code and message. Each family of the backend shows the part it has. */
export interface RefusalDetails {
  /** Rows of text as PostgREST gives them. */
  details?: string | null;
  hint?: string | null;
  /** Why a password is too weak. */
  reasons?: readonly string[];
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
}
