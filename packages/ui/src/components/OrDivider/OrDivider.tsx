import * as messages from '@verapix/messages/ui';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './OrDivider.css';

/** Separates two alternatives: a line, 'or', a line. */
export function OrDivider({ className, children = messages.orLabel, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={classNames(css.root, className)}>
      {children}
    </div>
  );
}
