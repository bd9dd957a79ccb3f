import { type ContactMessage, contactFields, ownKey, readItem, removeItem, writeItem } from '@verapix/domain';
import { type RefObject, useEffect } from 'react';
import { contactDraftKey } from '../../../app/device-data/stored-keys';

const draftKey = () => ownKey(contactDraftKey);
const storage = () => sessionStorage;

/** The texts in the fields, as typed. */
export type ContactDraft = Partial<ContactMessage>;

/** The texts of a stored draft. Anything else is ignored. */
function textsIn(stored: unknown): ContactDraft {
  if (typeof stored !== 'object' || stored === null) return {};
  const texts = Object.entries(stored).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(texts.filter(([name]) => contactFields.some((field) => field === name)));
}

/** The draft that this tab stored before a reload. */
export function readDraft(): ContactDraft {
  try {
    return textsIn(JSON.parse(readItem(storage, draftKey()) ?? '{}'));
  } catch {
    return {};
  }
}

/** Stores a draft for as long as the tab is open. */
export const storeDraft = (draft: ContactDraft): void =>
  void writeItem(storage, draftKey(), JSON.stringify(draft));

export const deleteDraft = (): void => removeItem(storage, draftKey());

function fieldsOf(form: HTMLFormElement) {
  return contactFields.flatMap((name) => {
    const element = form.elements.namedItem(name);
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    return isField ? [{ name, element }] : [];
  });
}

/** The texts in the fields of a form. */
export const draftIn = (form: HTMLFormElement): ContactDraft =>
  Object.fromEntries(fieldsOf(form).map(({ name, element }) => [name, element.value]));

function fillEmptyFields(form: HTMLFormElement, draft: ContactDraft): void {
  for (const { name, element } of fieldsOf(form)) {
    if (element.value === '') element.value = draft[name] ?? '';
  }
}

/** The signed-in user. */
export interface Sender {
  /** Empty if the user has no name. */
  fullName: string;
  email: string;
}

/**
 * Fills empty fields with the stored draft, and then with the user's name and address once the user is known. The fields are
 * uncontrolled, so text that was typed before hydration stays.
 */
export function useFilledFields(form: RefObject<HTMLFormElement | null>, sender: Sender | null): void {
  useEffect(() => {
    if (form.current) fillEmptyFields(form.current, readDraft());
  }, [form]);
  const { fullName, email } = sender ?? {};
  useEffect(() => {
    if (form.current && email !== undefined) fillEmptyFields(form.current, { name: fullName ?? '', email });
  }, [form, fullName, email]);
}
