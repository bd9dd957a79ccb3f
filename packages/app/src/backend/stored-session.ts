import { readItem } from '../wiring/safe-storage';

/** Where the session lies in local storage. The name of the channel between tabs as well. */
export const storedSessionKey = 'verapix-auth';

/** Whether a session may be stored: cheap, so that a page of a visitor need not load the backend client to know. */
export function hasStoredSession(storage: () => Storage): boolean {
  return readItem(storage, storedSessionKey) !== null;
}
