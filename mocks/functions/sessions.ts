import { endSessions } from '../auth/sessions';
import { Refusal } from '../http/refusal';
import { type EdgeFunction, textOf } from './edge-function';

/** `list-sessions`: where the caller is signed in, the last used first. */
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

/** `revoke-session {session_id}`: signs one of the caller's sessions out. */
export const revokeSession: EdgeFunction = ({ user, body, options }) => {
  const id = textOf(body, 'session_id');
  options.store.write((draft) => {
    if (!draft.sessions.some((session) => session.id === id && session.userId === user.id)) {
      throw new Refusal(404, 'not_found', 'There is no such session.');
    }
    endSessions(draft, (session) => session.id === id);
  });
  return { revoked: true };
};
