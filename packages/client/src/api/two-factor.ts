import type { Outcome } from '@verapix/domain';

/** An authenticator app that is being set up. */
export interface Enrolment {
  factorId: string;
  /** The QR code that the app scans: the address of a picture. */
  qrCode: string;
  /** For typing instead of scanning: base32. */
  secret: string;
}

/** Two-factor authentication with an authenticator app (TOTP). Expected failures are returned. */
export interface TwoFactorApi {
  /** Whether two-factor authentication is on, and how many recovery codes are left. */
  loadTwoFactor: (signal: AbortSignal) => Promise<Outcome<{ on: boolean; codesLeft: number }>>;
  /** Adds an authenticator app, in place of one that was never confirmed. It protects nothing until it is confirmed. */
  enrolTwoFactor: (signal: AbortSignal) => Promise<Outcome<{ enrolment: Enrolment }>>;
  /** Confirms an app by its first code, which turns two-factor authentication on. Other sessions end. */
  confirmTwoFactor: (first: { factorId: string; code: string }, signal: AbortSignal) => Promise<Outcome>;
  /**
   * Makes recovery codes in place of all others; the outcome is the only time they are shown. Where two-factor
   * authentication was on before, a code of the app proves that it is the user who does it.
   */
  createRecoveryCodes: (
    given: { code: string | undefined },
    signal: AbortSignal,
  ) => Promise<Outcome<{ codes: readonly string[] }>>;
  /** Turns two-factor authentication off. The code, of the app or for recovery, proves that it is the user who does it. */
  removeTwoFactor: (given: { code: string }, signal: AbortSignal) => Promise<Outcome<{ codesLeft: number }>>;
  /** Whether a session is stored that signs the user in only with a code. Sends no request. */
  isCodeRequired: (signal: AbortSignal) => Promise<Outcome<{ codeRequired: boolean }>>;
  /**
   * Gives the code of the second factor: signs the user in, or lets the session do what needs the code. A recovery code
   * turns two-factor authentication off; `codesLeft` then says how many are left. `storage` is false if the session is lost
   * after a reload.
   */
  giveCode: (
    given: { code: string },
    signal: AbortSignal,
  ) => Promise<Outcome<{ storage: boolean; codesLeft?: number }>>;
}
