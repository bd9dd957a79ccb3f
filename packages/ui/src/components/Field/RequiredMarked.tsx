import type { ReactNode } from 'react';
import * as css from './Field.css';

interface RequiredMarkedProps {
  required: boolean;
  children: ReactNode;
}

/** A label's words with the asterisk of a required answer. Screen readers hear "required" from the control itself. */
export function RequiredMarked({ required, children }: RequiredMarkedProps) {
  return (
    <>
      {children}
      {required && (
        <span className={css.requiredMark} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
}
