import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import type { Space } from '../space';
import * as css from './Stack.css';

export interface StackProps extends ComponentProps<'div'> {
  /** Room between the children. */
  gap?: Space;
  /** Where the children sit across the column. */
  align?: 'start' | 'center' | 'end' | 'stretch';
}

/** Things above each other, with the same room between them. */
export function Stack({ gap = 'm', align = 'stretch', className, ...rest }: StackProps) {
  return <div {...rest} className={classNames(css.stack({ gap, align }), className)} />;
}
