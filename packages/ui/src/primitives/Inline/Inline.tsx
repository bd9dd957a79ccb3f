import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import type { Space } from '../space';
import * as css from './Inline.css';

export interface InlineProps extends ComponentProps<'div'> {
  /** Room between the children, and between the lines when they wrap. */
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'space-between';
}

/** Things beside each other that wrap when there is no room. */
export function Inline({ gap = 's', align = 'center', justify = 'start', className, ...rest }: InlineProps) {
  return <div {...rest} className={classNames(css.inline({ gap, align, justify }), className)} />;
}
