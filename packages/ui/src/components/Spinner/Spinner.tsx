import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './Spinner.css';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is being waited for, for screen readers. Leave it out where the text beside the spinner says it. */
  label?: string;
}

/** Something is going on whose length is not known. Where it is known, use `Progress`. Takes the text's size and colour. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <span {...rest} className={classNames(css.root, className)} role={label ? 'status' : undefined}>
      <span className={css.ring} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
