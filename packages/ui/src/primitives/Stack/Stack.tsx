import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import type { Space } from '../space';
import * as css from './Stack.css';

export interface StackProps extends ComponentProps<'div'> {
  /** Space between the children. */
  gap?: Space;
  /** Alignment of the children across the column. */
  align?: 'start' | 'center' | 'end' | 'stretch';
}

/** Children stacked with equal spacing. */
export function Stack({ gap = 'm', align = 'stretch', className, ...rest }: StackProps) {
  return <div {...rest} className={classNames(css.stack({ gap, align }), className)} />;
}
