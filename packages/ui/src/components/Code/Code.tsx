import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './Code.css';

/** A name or a value within a sentence, as it is typed: a parameter, a header, an address. */
export function Code({ className, ...rest }: ComponentProps<'code'>) {
  return <code {...rest} className={classNames(css.root, className)} />;
}
