import type { ActivityEvent, Outcome } from '@verapix/domain';

/** The log of what happened on the account. Expected failures are returned. */
export interface ActivityApi {
  /** The newest two hundred events, the newest first. */
  loadActivity: (userId: string, signal: AbortSignal) => Promise<Outcome<{ events: ActivityEvent[] }>>;
}
