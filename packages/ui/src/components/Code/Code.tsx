import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './Code.css';

/** A name or value as it is typed, within a sentence: a parameter, a header, an address. */
export function Code({ className, ...rest }: ComponentProps<'code'>) {
  return <code {...rest} className={classNames(css.root, className)} />;
}
