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
  /** Whether two-factor authentication is on. */
  loadTwoFactor: (signal: AbortSignal) => Promise<Outcome<{ on: boolean }>>;
  /** Adds an authenticator app, in place of one that was never confirmed. It protects nothing until it is confirmed. */
  enrolTwoFactor: (signal: AbortSignal) => Promise<Outcome<{ enrolment: Enrolment }>>;
  /** Confirms an app by its first code, which turns two-factor authentication on. Other sessions end. */
  confirmTwoFactor: (first: { factorId: string; code: string }, signal: AbortSignal) => Promise<Outcome>;
  /** Turns two-factor authentication off. The code proves that it is the user who does it. */
  removeTwoFactor: (given: { code: string }, signal: AbortSignal) => Promise<Outcome>;
  /** Whether a session is stored that signs the user in only with a code. Sends no request. */
  isCodeRequired: (signal: AbortSignal) => Promise<Outcome<{ codeRequired: boolean }>>;
  /**
   * Gives the code of the second factor: signs the user in, or lets the session do what needs the code. `storage` is
   * false if the session is lost after a reload.
   */
  giveCode: (given: { code: string }, signal: AbortSignal) => Promise<Outcome<{ storage: boolean }>>;
}
