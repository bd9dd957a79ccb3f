import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import type { Space } from '../space';
import * as css from './Inline.css';

export interface InlineProps extends ComponentProps<'div'> {
  /** Space between the children, and between lines when they wrap. */
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'space-between';
}

/** Children side by side, wrapping if there is no space. */
export function Inline({ gap = 's', align = 'center', justify = 'start', className, ...rest }: InlineProps) {
  return <div {...rest} className={classNames(css.inline({ gap, align, justify }), className)} />;
}
