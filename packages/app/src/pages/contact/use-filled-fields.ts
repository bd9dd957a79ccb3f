import { type RefObject, useEffect } from 'react';
import { readDraft } from './contact-draft';
import { fillEmptyFields } from './contact-fields';

/** Whoever is signed in. */
export interface Person {
  /** Empty when they gave none. */
  fullName: string;
  email: string;
}

/**
 * Fills the fields on arrival: with what was written in this tab before, then with who is signed in, once that is known.
 * The fields keep their own text, as they can be typed into before the page's code is there.
 */
export function useFilledFields(form: RefObject<HTMLFormElement | null>, person: Person | null): void {
  useEffect(() => {
    if (form.current) fillEmptyFields(form.current, readDraft());
  }, [form]);
  const { fullName, email } = person ?? {};
  useEffect(() => {
    if (form.current && email !== undefined) fillEmptyFields(form.current, { name: fullName ?? '', email });
  }, [form, fullName, email]);
}
