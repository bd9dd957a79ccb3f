import { readItem } from './safe-storage';

/** The key of the session in local storage, and the name of auth-js' channel between tabs. */
export const storedSessionKey = 'verapix-auth';

/** Whether a session may be stored. Cheap, so that pages for visitors need not load the backend client. */
export function hasStoredSession(storage: () => Storage): boolean {
  return readItem(storage, storedSessionKey) !== null;
}

/** The user of the stored session; undefined if there is none, or if it still needs the code of a second factor. */
export function storedUserId(storage: () => Storage): string | undefined {
  try {
    const { access_token, user } = JSON.parse(readItem(storage, storedSessionKey) ?? '');
    const isProtected = user.factors?.some(({ status }: { status: string }) => status === 'verified');
    const payload = access_token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
    return isProtected && JSON.parse(atob(payload)).aal !== 'aal2' ? undefined : user.id;
  } catch {
    return undefined;
  }
}
