import { type ContactMessage, contactFields } from '@verapix/facts';
import { readItem, removeItem, writeItem } from '../../wiring/safe-storage';

/** Where the tab keeps what was written and is not sent. */
const draftKey = 'verapix-contact-draft';
const storage = () => sessionStorage;

/** What stands in the fields, as typed. */
export type ContactDraft = Partial<ContactMessage>;

/** The texts of a draft that somebody may have spoiled: what is no text is left out. */
function textsIn(stored: unknown): ContactDraft {
  if (typeof stored !== 'object' || stored === null) return {};
  const texts = Object.entries(stored).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(texts.filter(([field]) => contactFields.some((known) => known === field)));
}

/** What was written in this tab before it was loaded again. */
export function readDraft(): ContactDraft {
  try {
    return textsIn(JSON.parse(readItem(storage, draftKey) ?? '{}'));
  } catch {
    return {};
  }
}

/** Keeps what was written for as long as the tab is open. */
export const keepDraft = (draft: ContactDraft): void =>
  void writeItem(storage, draftKey, JSON.stringify(draft));

/** Forgets it: it was sent. */
export const forgetDraft = (): void => removeItem(storage, draftKey);
