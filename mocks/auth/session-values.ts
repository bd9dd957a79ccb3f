import type { sessionAnswer } from './sessions';

/** The part of a session that travels in an address; the app asks for the user by itself. */
export function sessionValues(session: Awaited<ReturnType<typeof sessionAnswer>>): Record<string, string> {
  const { access_token, expires_at, expires_in, refresh_token, token_type } = session;
  return {
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type,
  };
}
