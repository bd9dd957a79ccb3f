/** Why a call to the backend failed, in words that can be shown to the user. */
export interface Problem {
  /** The server's code (`invalid_credentials`, `42501`, `not_implemented`), or one of `ownCodes`. */
  code: string;
  /** Plain text for the user: the server's message if it is meant for users, else ours. */
  message: string;
  /** How long to wait before the next attempt, if the server said so. */
  retryAfterSeconds?: number;
  /** What a rejected password lacks: `length`, `characters`, `pwned`, or a reason unknown to us. */
  reasons?: readonly string[];
}

/** What every call returns if it failed. */
export interface Failure {
  ok: false;
  problem: Problem;
}

/** The client's own codes and their messages. */
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

/** A problem without a message of the server. */
export function ownProblem(code: OwnCode): Problem {
  return { code, message: messages[code] };
}

export function failure(code: OwnCode): Failure {
  return { ok: false, problem: ownProblem(code) };
}
