import type { AuthProblem } from '../auth.types';

/** Codes of the backend with which a link, a code or a session can not be used any more, or never could. */
const deadCodes: ReadonlySet<string> = new Set([
  'bad_code_verifier',
  'bad_jwt',
  'flow_state_expired',
  'flow_state_not_found',
  'invalid_jwt',
  'invalid_link',
  'no_authorization',
  'otp_expired',
  'refresh_token_already_used',
  'refresh_token_not_found',
  'session_expired',
  'session_missing',
  'session_not_found',
  'user_not_found',
]);

/** Whether trying again is in vain: a new link must be asked for. */
export const isDeadLink = ({ code }: AuthProblem): boolean => deadCodes.has(code);

/** What the person reads then. */
export const deadLinkProblem: AuthProblem = {
  code: 'invalid_link',
  message: 'Authentication link is invalid or expired',
};
