import * as messages from '@verapix/messages/ui';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './TagList.css';

export interface TagListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** A word or two each, all different. */
  tags: readonly string[];
  /** What the tags belong to. */
  label?: string;
}

/** Topics in single words. They are not links. */
export function TagList({ tags, label = messages.tags, className, ...rest }: TagListProps) {
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
