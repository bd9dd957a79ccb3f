import type { Outcome } from '@verapix/domain';

/** Links in mails that work without signing in. Expected failures are returned. */
export interface MailLinksApi {
  /**
   * Does what the token of a link stands for. If it ended all sessions, `email` is the address of the account, for a new
   * password.
   */
  followMailLink: (token: string, signal: AbortSignal) => Promise<Outcome<{ email?: string | undefined }>>;
}
