/** Why a call to the backend did not do what was asked, in words that may be shown. */
export interface Problem {
  /** The server's code (`invalid_credentials`, `42501`, `not_implemented`), or one of `ownCodes`. */
  code: string;
  /** Plain text for the person: the server's own sentence where it is meant for people, else ours. */
  message: string;
  /** After how long another attempt makes sense, where the server said so. */
  retryAfterSeconds?: number;
  /** What a refused password lacks: `length`, `characters`, `pwned`, or something newer. */
  reasons?: readonly string[];
}

/** What every call answers with when it did not work. */
export interface Failure {
  ok: false;
  problem: Problem;
}

/** The codes we give ourselves, and what they say. */
const messages = {
  unreachable: 'We could not reach the server. Check your connection and try again later.',
  timeout: 'The server took too long to answer. Please try again later.',
  server_error: 'The server had a problem. Please try again later.',
  invalid_response: 'The server sent an answer that makes no sense. Please try again later.',
  unexpected: 'Something went wrong. Please try again.',
  aborted: 'This was stopped before it was done.',
  session_missing: 'You are no longer signed in. Please sign in again.',
  permission_denied: 'You do not have permission to do this.',
  not_found: 'This no longer exists.',
  not_implemented: 'The server cannot do this.',
} as const;

export type OwnCode = keyof typeof messages;

/** A problem that the server did not put into words. */
export function ownProblem(code: OwnCode): Problem {
  return { code, message: messages[code] };
}

export function failure(code: OwnCode): Failure {
  return { ok: false, problem: ownProblem(code) };
}
