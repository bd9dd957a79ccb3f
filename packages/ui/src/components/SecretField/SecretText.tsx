import type { Ref } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './SecretField.css';

interface SecretTextProps {
  ref: Ref<HTMLElement>;
  start: string;
  end: string;
  /** The whole secret when it is revealed. */
  revealed: string | undefined;
}

/** As many as make a masked key about as long as a whole one: little moves when it is revealed. */
const dots = '•'.repeat(32);

/** The secret, or its ends with dots between them. It is no form control: browsers keep what those hold. */
export function SecretText({ ref, start, end, revealed }: SecretTextProps) {
  if (revealed !== undefined) {
    return (
      <code ref={ref} className={css.revealed} translate="no">
        {revealed}
      </code>
    );
  }
  return (
    <code ref={ref} className={css.masked} translate="no">
      <span aria-hidden="true">
        {start}
        {dots}
        {end}
      </span>
      <VisuallyHidden>
        {start}, hidden, ends in {end}
      </VisuallyHidden>
    </code>
  );
}
