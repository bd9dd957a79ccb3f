import type { Failure, Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/problems';

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
  too_many_requests: messages.tooManyEmails,
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
