import { addMail } from '../auth/mails';
import { endSessions } from '../auth/sessions';
import type { Data, UserRecord } from '../db/schema';
import { HttpError } from '../http/http-error';
import { type EdgeFunction, textOf } from './edge-function';

/** `list-sessions`: the user's sessions, most recently used first. */
export const listSessions: EdgeFunction = ({ user, sessionId, options }) => {
  const own = options.store.read().sessions.filter(({ userId }) => userId === user.id);
  const sessions = own
    .toSorted((a, b) => b.refreshedAt - a.refreshedAt)
    .map(({ id, userAgent, ip, createdAt, refreshedAt }) => ({
      id,
      user_agent: userAgent,
      ip,
      created_at: new Date(createdAt).toISOString(),
      last_used_at: new Date(refreshedAt).toISOString(),
      current: id === sessionId,
    }));
  return { sessions };
};

/** `revoke-session {session_id}`: ends one of the user's sessions. */
export const revokeSession: EdgeFunction = ({ user, body, options }) => {
  const id = textOf(body, 'session_id');
  options.store.write((draft) => {
    if (!draft.sessions.some((session) => session.id === id && session.userId === user.id)) {
      throw new HttpError(404, 'not_found', 'There is no such session.');
    }
    endSessions(draft, (session) => session.id === id);
  });
  return { revoked: true };
};

const twoFactorMail = [
  'You asked to set up two-factor authentication for your Verapix account.',
  'This is a demo backend, so there is no second factor to register. A real one would tell you here how to add your account to an authenticator app.',
  'If you did not ask for this, turn the switch off in your privacy settings and change your password.',
].join('\n\n');

/** `start-two-factor-setup`: sends a mail with the instructions. */
export const startTwoFactorSetup: EdgeFunction = ({ user, options }) => {
  const link = { label: 'Open privacy settings', href: `${options.siteUrl}/account/privacy` };
  const subject = 'Set up two-factor authentication';
  options.store.write((draft) =>
    addMail(draft, options, { to: user.email, subject, text: twoFactorMail, link }),
  );
  return { sent: true };
};

function deleteUser(draft: Data, { id, email }: UserRecord): void {
  endSessions(draft, ({ userId }) => userId === id);
  draft.users = draft.users.filter((user) => user.id !== id);
  draft.oneTimeTokens = draft.oneTimeTokens.filter(({ userId }) => userId !== id);
  draft.checkouts = draft.checkouts.filter((row) => row.user_id !== id);
  draft.payments = draft.payments.filter((row) => row.user_id !== id);
  draft.subscriptions = draft.subscriptions.filter((row) => row.user_id !== id);
  draft.apiKeys = draft.apiKeys.filter(({ userId }) => userId !== id);
  draft.preferences = draft.preferences.filter(({ userId }) => userId !== id);
  draft.contactMessages = draft.contactMessages.filter(({ userId }) => userId !== id);
  draft.mails = draft.mails.filter(({ to }) => to !== email);
}

/** The names of rate limits end with the user's address or id. */
function deleteAttempts(draft: Data, { id, email }: UserRecord): void {
  const others = Object.entries(draft.attempts).filter(
    ([name]) => !name.endsWith(`:${email}`) && !name.endsWith(`:${id}`),
  );
  draft.attempts = Object.fromEntries(others);
}

/** `delete-account`: deletes the user and all of their data. */
export const deleteAccount: EdgeFunction = async ({ user, options, signal }) => {
  await options.wait(options.delays['delete-account'], signal);
  options.store.write((draft) => {
    deleteUser(draft, user);
    deleteAttempts(draft, user);
  });
  return { deleted: true };
};
