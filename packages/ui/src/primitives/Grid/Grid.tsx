import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import type { Space } from '../space';
import * as css from './Grid.css';

export interface GridProps extends ComponentProps<'div'> {
  gap?: Space;
  /** Minimum width of a column: small, medium or large. As many columns as fit. */
  column?: 's' | 'm' | 'l';
}

/** Equal columns, as many as fit. */
export function Grid({ gap = 'l', column = 'm', className, ...rest }: GridProps) {
  return <div {...rest} className={classNames(css.grid({ gap, column }), className)} />;
}
