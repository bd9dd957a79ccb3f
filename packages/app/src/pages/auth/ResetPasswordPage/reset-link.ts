import type { AuthProblem } from '@verapix/machines';
import { type AuthCallback, parseCallbackUrl } from '../../../backend/auth-callback-url';
import type { Arrival } from '../../../wiring/arrivals';

/** The mailed link that the page was opened with. */
export interface ResetLink {
  /** `nothing` where it was opened without one, and once the link is forgotten. */
  brought: () => AuthCallback;
  forget: () => void;
}

export function openResetLink(arrival: Arrival, settle: (arrival: Arrival) => void): ResetLink {
  let brought = parseCallbackUrl(arrival.hash, arrival.search);
  return {
    brought: () => brought,
    forget() {
      brought = { kind: 'nothing' };
      settle(arrival);
    },
  };
}

/** Why a link that brought no tokens is of no use. The machine has words for `invalid_link`. */
export function problemOfLink(brought: AuthCallback): AuthProblem {
  const isDead = brought.kind !== 'error' || brought.code === 'otp_expired' || brought.description === '';
  return isDead
    ? { code: 'invalid_link', message: '' }
    : { code: 'link_refused', message: brought.description };
}

/** Nobody is signed in, and there is no link. */
export const missingLink: AuthProblem = {
  code: 'link_missing',
  message: 'You get here by a link from our mail, which works once, or when you are signed in.',
};
