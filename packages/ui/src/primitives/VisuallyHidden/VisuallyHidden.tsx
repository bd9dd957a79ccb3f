import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './VisuallyHidden.css';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(css.root, className)} />;
}
