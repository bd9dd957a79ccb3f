import type { NotifyEmitted } from '../toasts/toasts.types';

/**
 * What the person's account says about the limit: `founder` and `plan` lift it, `limited` leaves it, `unknown` until
 * the account was read.
 */
export const freeUseAccesses = ['unknown', 'limited', 'plan', 'founder'] as const;
export type FreeUseAccess = (typeof freeUseAccesses)[number];

export interface FreeUseInput {
  /** Free uses this browser has had, as it was stored: the machine clamps it. */
  used: number;
  access: FreeUseAccess;
}

export interface FreeUseContext {
  /** A whole number from 0 to the number of free uses. */
  used: number;
  access: FreeUseAccess;
}

export type FreeUseEvent =
  /** A generator came to a result. Runs that failed or were cancelled send nothing. */
  | { type: 'generation.succeeded' }
  /** The stored count is another one: another tab counted, or the storage was cleared. */
  | { type: 'used.changed'; used: number }
  /** Somebody signed in or out, or the plan became known. */
  | { type: 'access.changed'; access: FreeUseAccess };

export type FreeUseEmitted =
  | NotifyEmitted
  /** This tab counted a use: to be stored. */
  | { type: 'use.counted'; used: number };
