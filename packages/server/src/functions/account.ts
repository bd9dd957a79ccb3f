import { endRenewals } from '../billing/subscriptions';
import { HttpError } from '../http/http-error';
import { type EdgeFunction, textOf } from './edge-function';

/** `list-sessions`: the user's sessions, most recently used first. */
export const listSessions: EdgeFunction = async ({ user, sessionId, ports }) => {
  const sessions = await ports.sessions.list(user.id);
  return { sessions: sessions.map((session) => ({ ...session, current: session.id === sessionId })) };
};

/** `revoke-session {session_id}`: ends one of the user's sessions. */
export const revokeSession: EdgeFunction = async ({ user, body, ports }) => {
  const sessionId = textOf(body, 'session_id');
  if (await ports.sessions.end({ sessionId, userId: user.id })) return { revoked: true };
  throw new HttpError(404, 'not_found', 'There is no such session.');
};

const twoFactorMail = [
  'You asked to set up two-factor authentication for your Verapix account.',
  'This is a demo backend, so there is no second factor to register. A real one would tell you here how to add your account to an authenticator app.',
  'If you did not ask for this, turn the switch off in your privacy settings and change your password.',
].join('\n\n');

/** `start-two-factor-setup`: sends a mail with the instructions. */
export const startTwoFactorSetup: EdgeFunction = async ({ user, ports }) => {
  const link = { label: 'Open privacy settings', href: `${ports.siteUrl}/account/privacy` };
  const subject = 'Set up two-factor authentication';
  await ports.sendMail({ to: user.email, subject, text: twoFactorMail, link });
  return { sent: true };
};

/**
 * `delete-account`: deletes the user and all of their data. What the provider would go on charging ends first; if the
 * provider does not confirm that, nothing is deleted.
 */
export const deleteAccount: EdgeFunction = async ({ user, ports }) => {
  const account = await ports.accounts.find(user.id);
  if (account) await endRenewals(account, ports);
  await ports.accounts.delete(user);
  return { deleted: true };
};
