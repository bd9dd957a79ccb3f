import type { ShapeName } from './shapes';

/** Who sends a case's requests: a persona, or the owner of a special token (see `tokenOf`). */
export type Caller =
  | 'visitor'
  | 'member'
  | 'free'
  | 'other'
  | 'founder'
  | 'half-signed-in'
  | 'half-founder'
  | 'two-factor'
  | 'key'
  | 'expired'
  | 'forged'
  | 'garbage'
  | 'signed-out'
  | 'deleted';

/** A value of the premium member, created when a case names it: `{userId}`. */
export type FixtureName =
  | 'userId'
  | 'subscriptionId'
  | 'sessionId'
  | 'apiKeyId'
  | 'cloudResultId'
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
  | 'oldCode'
  | 'newFactorId'
  | 'factorId'
  | 'otherFactorId'
  | 'challengeId'
  | 'oldChallengeId'
  | 'newChallengeId'
  | 'recoveryCode'
  | 'otherRecoveryCode'
  | 'totp'
  | 'newTotp'
  | 'oldTotp';

/** What the cases are run against. */
export interface CaseEnvironment {
  /** The project's public key, which every request sends as `apikey`. */
  publicKey: string;
  /** The bearer token of a caller; `undefined` for a visitor. */
  token: (caller: Caller) => Promise<string | undefined>;
  /** Creates a value that a case names. */
  fixture: (name: FixtureName) => Promise<string>;
}

export interface CaseRequest {
  /** Method and path; `{userId}` is replaced by a fixture. */
  request: string;
  /** Sent as JSON; a text is sent unchanged. */
  body?: unknown;
  /** Headers beside those that every client sends. `null` removes one. */
  headers?: Readonly<Record<string, string | null>>;
}

/** One operation and its expected response. */
export interface Case extends CaseRequest {
  title: string;
  /** `visitor` by default. */
  caller?: Caller;
  /** Requests to send first, by the same caller. */
  before?: readonly CaseRequest[];
  /**
   * The status with the shape of the body, or with the code of the error: `200 session`, `400 invalid_credentials`. A
   * status alone has no body.
   */
  expect: `${number}` | `${2}${number} ${ShapeName | 'file'}` | `${4 | 5}${number} ${string}`;
  /** The error's message. */
  message?: string | RegExp;
  /** Part of the body. */
  bodyIncludes?: unknown;
  /** Response headers; `null` for one that must be absent. */
  responseHeaders?: Readonly<Record<string, string | RegExp | null>>;
}

/** The request of a call of an edge function. */
export const call = (name: string) => `POST /functions/v1/${name}`;
