import { type ReactNode, useId } from 'react';
import { useFieldError } from './form-errors';
import { isShown } from './is-shown';

/** What every labelled control says around itself. */
export interface FieldTexts {
  /** What it asks for: the accessible name. */
  label: ReactNode;
  /** How to answer, shown under the control. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. While it is there, the control is invalid. */
  error?: ReactNode;
  /** It has to be answered: marked with an asterisk, and told to screen readers. */
  required?: boolean | undefined;
}

/** The attributes that tie a control to its texts. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldIds {
  label: string;
  hint: string;
  error: string;
}

interface FieldInput extends Pick<FieldTexts, 'hint' | 'error'> {
  /** The control's own id, where the caller needs to know it. */
  id: string | undefined;
  /** Its name in the form, under which the form around it may hold an error for it. */
  name?: string | undefined;
  /** Ids of further descriptions outside the field. */
  describedBy: string | undefined;
}

/** Names the parts of a field and ties the control to those that are shown: its error is its own or the form's. */
export function useField({ id, name, hint, error: ownError, describedBy }: FieldInput): {
  ids: FieldIds;
  control: FieldControl;
  error: ReactNode;
} {
  const own = useId();
  const error = useFieldError(name, ownError);
  const ids = { label: `${own}label`, hint: `${own}hint`, error: `${own}error` };
  const invalid = isShown(error);
  const descriptions = [invalid && ids.error, isShown(hint) && ids.hint, describedBy].filter(Boolean);
  return {
    ids,
    error,
    control: {
      id: id ?? `${own}control`,
      'aria-describedby': descriptions.join(' ') || undefined,
      'aria-invalid': invalid || undefined,
    },
  };
}
