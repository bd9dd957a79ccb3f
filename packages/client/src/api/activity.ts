import type { AccountEventKind, EventDetail, Outcome } from '@verapix/domain';

/** Something that happened on the account. */
export interface ActivityEntry {
  id: string;
  kind: AccountEventKind;
  detail: EventDetail;
  /** `null` where none is known. */
  userAgent: string | null;
  /** ISO 8601. */
  createdAt: string;
}

/** The log of what happened on the account. Expected failures are returned. */
export interface ActivityApi {
  /** The newest two hundred events, the newest first. */
  loadActivity: (userId: string, signal: AbortSignal) => Promise<Outcome<{ events: ActivityEntry[] }>>;
}
