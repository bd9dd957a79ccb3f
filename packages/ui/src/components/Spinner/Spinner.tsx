import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './Spinner.css';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is loading, for screen readers. Leave it out if the text beside the spinner says it. */
  label?: string;
}

/** Work of unknown duration. If the progress is known, use `Progress`. Uses the size and colour of the text. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <span {...rest} className={classNames(css.root, className)} role={label ? 'status' : undefined}>
      <span className={css.ring} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
