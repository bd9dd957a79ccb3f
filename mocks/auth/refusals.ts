import { Refusal } from '../http/refusal';

/** A request that lacks something, or says something that cannot be. */
export function invalid(message: string): Refusal {
  return new Refusal(400, 'validation_failed', message);
}

/** A mailed link, or its token, that was used, replaced or is too old. */
export function expired(): Refusal {
  return new Refusal(403, 'otp_expired', 'Email link is invalid or has expired');
}

/** The token's user was deleted meanwhile. */
export function userGone(): Refusal {
  return new Refusal(403, 'user_not_found', 'User from sub claim in JWT does not exist');
}
