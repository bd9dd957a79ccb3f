import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import * as css from './CheckList.css';

export interface CheckListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** A few words each, all different. */
  items: readonly string[];
}

/** A list of included features, each with a tick. */
export function CheckList({ items, className, ...rest }: CheckListProps) {
  return (
    <ul {...rest} className={classNames(css.root, className)}>
      {items.map((item) => (
        <li key={item} className={css.item}>
          <Icon of={Check} size="s" className={css.tick} />
          {item}
        </li>
      ))}
    </ul>
  );
}
