import type { Inbox, InboxAction, Outcome } from '@verapix/domain';

/**
 * What waits for the operator. For users who are no administrators, the server answers with the code `permission_denied`.
 * Expected failures are returned.
 */
export interface InboxApi {
  loadInbox: (signal: AbortSignal) => Promise<Outcome<{ inbox: Inbox }>>;
  /** How much is in it. */
  countInbox: (signal: AbortSignal) => Promise<Outcome<{ count: number }>>;
  /** Does something about what is in it. The code `not_found` means that it is there no more. */
  updateInbox: (action: InboxAction, signal: AbortSignal) => Promise<Outcome>;
}
