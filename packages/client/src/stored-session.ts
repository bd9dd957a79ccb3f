import { readItem } from '@verapix/domain';

/** The key of the session in local storage, and the name of auth-js' channel between tabs. */
export const storedSessionKey = 'verapix-auth';

/** Whether a session may be stored. Cheap, so that pages for visitors need not load the backend client. */
export function hasStoredSession(storage: () => Storage): boolean {
  return readItem(storage, storedSessionKey) !== null;
}
