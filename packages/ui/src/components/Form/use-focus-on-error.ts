import { type RefObject, useEffect, useRef } from 'react';
import { type FormErrors, isShown } from '../Field';

interface FocusOnErrorInput {
  form: RefObject<HTMLFormElement | null>;
  errors: FormErrors;
  pending: boolean;
}

/**
 * Moves focus to the first field that is wrong: once for each answer to a submit, and when a field becomes wrong that
 * was not. An error that goes away moves nothing. Returns what to call at each submit.
 */
export function useFocusOnError({ form, errors, pending }: FocusOnErrorInput): () => void {
  const answerDue = useRef(false);
  const known = useRef<readonly string[]>([]);
  useEffect(() => {
    if (pending) return;
    const wrong = Object.keys(errors).filter((name) => isShown(errors[name]));
    const isNew = wrong.some((name) => !known.current.includes(name));
    known.current = wrong;
    if (wrong.length === 0 || !(isNew || answerDue.current)) return;
    answerDue.current = false;
    // A group, such as radio buttons, hands the focus on to the one that Tab would reach.
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  return () => {
    answerDue.current = true;
  };
}
