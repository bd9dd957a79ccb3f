import type { Problem } from '../tool-run/tool-run.types';
import type { ActiveSession, SessionsContext } from './sessions.types';

interface SessionsView<Key extends keyof SessionsContext> {
  context: Pick<SessionsContext, Key>;
}

/** Where the person is signed in. */
export const selectSessions = ({
  context: { sessions },
}: SessionsView<'sessions'>): readonly ActiveSession[] => sessions;

/** The session that is being ended; meanwhile no other can be. */
export const selectRevokingId = ({
  context: { revokingId },
}: SessionsView<'revokingId'>): string | undefined => revokingId;

/** Why the list could not be read. */
export const selectSessionsProblem = ({
  context: { problem },
}: SessionsView<'problem'>): Problem | undefined => problem;
