import { hasStoredSession } from '../backend/stored-session';
import { pageIsThere } from './page-is-there';

/**
 * Marks the document while a stored session is yet to be read: pages are made as for someone who is not signed in, and
 * the header does not offer that to whoever is.
 */
export function markStoredSession(): void {
  if (!hasStoredSession(() => localStorage)) return;
  const { dataset } = document.documentElement;
  dataset.session = 'stored';
  document.addEventListener(pageIsThere, () => delete dataset.session, { once: true });
}
