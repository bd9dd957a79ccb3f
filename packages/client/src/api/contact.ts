import type { ContactMessage, Outcome } from '@verapix/domain';

/** Messages to the team. Expected failures are returned; an invalid answer is a failure. */
export interface ContactApi {
  /** Visitors may send messages too. Messages cannot be read back. */
  sendContactMessage: (message: ContactMessage, signal: AbortSignal) => Promise<Outcome>;
}
