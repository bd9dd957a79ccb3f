import * as messages from '@verapix/messages/problems';
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

/** What a call returns: its data, or why it failed. */
export type Outcome<Data extends object = object> = ({ ok: true } & Data) | Failure;

/** The client's own codes and their messages. */
const ownMessages = {
  unreachable: messages.unreachable,
  timeout: messages.timeout,
  server_error: messages.serverError,
  invalid_response: messages.invalidResponse,
  unexpected: messages.unexpected,
  aborted: messages.aborted,
  session_missing: messages.sessionMissing,
  permission_denied: messages.permissionDenied,
  not_found: messages.notFound,
  not_implemented: messages.notImplemented,
} as const;

export type OwnCode = keyof typeof ownMessages;

/** A problem without a message of the server. */
export function ownProblem(code: OwnCode): Problem {
  return { code, message: ownMessages[code] };
}

export function failure(code: OwnCode): Failure {
  return { ok: false, problem: ownProblem(code) };
}
