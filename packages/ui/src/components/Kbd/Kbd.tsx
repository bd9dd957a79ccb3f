import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './Kbd.css';

export interface KbdProps extends Omit<ComponentProps<'kbd'>, 'children'> {
  /** The keys that are pressed together, as they are labelled on the keyboard: `['Ctrl', 'K']`. */
  keys: readonly string[];
}

/** A key, or several that are pressed together. */
export function Kbd({ keys, className, ...rest }: KbdProps) {
  return (
    <kbd {...rest} className={classNames(css.root, className)}>
      {keys.map((key, at) => (
        <span key={key}>
          {at > 0 && <span className={css.plus}>+</span>}
          <kbd className={css.key}>{key}</kbd>
        </span>
      ))}
    </kbd>
  );
}
