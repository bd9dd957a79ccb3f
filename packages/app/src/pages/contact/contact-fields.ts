import { contactFields } from '@verapix/facts';
import type { ContactDraft } from './contact-draft';

function fieldsOf(form: HTMLFormElement) {
  return contactFields.flatMap((name) => {
    const element = form.elements.namedItem(name);
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    return isField ? [{ name, element }] : [];
  });
}

/** What stands in the fields, exactly as typed. */
export const draftIn = (form: HTMLFormElement): ContactDraft =>
  Object.fromEntries(fieldsOf(form).map(({ name, element }) => [name, element.value]));

/** Fills the fields that are empty: what was typed while the page was still starting stays. */
export function fillEmptyFields(form: HTMLFormElement, draft: ContactDraft): void {
  for (const { name, element } of fieldsOf(form)) {
    if (element.value === '') element.value = draft[name] ?? '';
  }
}
