import type { ReactNode } from 'react';

/** Whether a text is there: React shows nothing for these. */
export function isShown(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== false && text !== '';
}
