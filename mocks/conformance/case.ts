import type { ShapeName } from './shapes';

/**
 * Who asks: nobody, a premium member, a lifetime member, an administrator, somebody with the public key as their
 * token, or somebody whose token has expired, was signed by another key, is none, or outlived its session or account.
 */
export type Asker =
  | 'visitor'
  | 'member'
  | 'other'
  | 'founder'
  | 'key'
  | 'expired'
  | 'forged'
  | 'garbage'
  | 'signed-out'
  | 'deleted';

/** Things of the premium member, each made when a case names it: `{userId}`. */
export type Known =
  | 'userId'
  | 'subscriptionId'
  | 'sessionId'
  | 'apiKeyId'
  | 'otherUserId'
  | 'otherSubscriptionId'
  | 'otherSessionId'
  | 'refreshToken'
  | 'replacedToken'
  | 'stolenToken'
  | 'endedToken'
  | 'signupLink'
  | 'recoveryLink'
  | 'oldLink'
  | 'challengedLink'
  | 'recoveryToken'
  | 'code'
  | 'oldCode';

interface Request {
  /** Method and path; `{userId}` stands for a known thing. */
  ask: string;
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown;
  /** Headers beside those every client sends; `null` leaves one of those out. */
  send?: Readonly<Record<string, string | null>>;
}

/** One operation and what has to come of it. */
export interface Case extends Request {
  to: string;
  /** A visitor unless said. */
  as?: Asker;
  /** Requests to make before, as the same asker. */
  after?: readonly Request[];
  /**
   * The status, and the shape of the body or, of a refusal, its code: `200 session`, `400 invalid_credentials`. A
   * status alone has no body.
   */
  gives: `${number}` | `${2}${number} ${ShapeName | 'page'}` | `${4}${number} ${string}`;
  /** The refusal's message. */
  says?: string | RegExp;
  /** Part of the body. */
  shows?: unknown;
  /** Headers of the answer; `null` for one that must not be there. */
  heads?: Readonly<Record<string, string | RegExp | null>>;
}

/** What a case asks to call an edge function. */
export const call = (name: string) => `POST /functions/v1/${name}`;
