import { createContext, type ReactNode, use } from 'react';
import { isShown } from './is-shown';

/** What is wrong with the fields of a form, by their names. */
export type FormErrors = Readonly<Record<string, ReactNode>>;

/** The errors that the form around a field holds. */
export const FormErrorsContext = createContext<FormErrors>({});

/** The error of a field: its own, or else what the form says about its name. */
export function useFieldError(name: string | undefined, own: ReactNode): ReactNode {
  const errors = use(FormErrorsContext);
  return isShown(own) || name === undefined ? own : errors[name];
}
