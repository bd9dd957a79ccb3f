import type { ComponentProps } from 'react';
import * as css from './ReviewList.css';
import { Stars } from './Stars';

export interface Review {
  /** Who wrote it. */
  name: string;
  /** What it comes to, in a few words. */
  title: string;
  content: string;
}

interface ReviewListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  reviews: readonly Review[];
}

/** One round of reviews. */
export function ReviewList({ reviews, ...rest }: ReviewListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers, Safari takes it for no list.
    <ul role="list" {...rest} className={css.list}>
      {reviews.map(({ name, title, content }) => (
        <li key={name} className={css.item}>
          <figure className={css.card}>
            <Stars />
            <p className={css.title}>{title}</p>
            <blockquote className={css.content}>{content}</blockquote>
            <figcaption className={css.name}>{name}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
