/**
 * What a mailed link does, as the auth service calls it: confirms a new account (`signup`, `email`), accepts an invitation, signs
 * in (`magiclink`), sets a new password, or confirms another address of the account.
 */
export const mailLinkTypes = ['signup', 'email', 'invite', 'magiclink', 'recovery', 'email_change'] as const;
export type MailLinkType = (typeof mailLinkTypes)[number];
