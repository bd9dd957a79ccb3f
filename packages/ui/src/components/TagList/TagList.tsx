import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './TagList.css';

export interface TagListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** A word or two each, every one once. */
  tags: readonly string[];
  /** What they are tags of. */
  label?: string;
}

/** What something is about, in single words. They lead nowhere. */
export function TagList({ tags, label = 'Tags', className, ...rest }: TagListProps) {
  return (
    <ul {...rest} aria-label={label} className={classNames(css.root, className)}>
      {tags.map((tag) => (
        <li key={tag} className={css.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
