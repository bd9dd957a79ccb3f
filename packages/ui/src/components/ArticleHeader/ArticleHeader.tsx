import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading } from '../../primitives/Heading';
import { Text } from '../../primitives/Text';
import { BackLink } from '../PageHeader/BackLink';
import * as css from './ArticleHeader.css';

export interface ArticleHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The list of articles. */
  back: { to: string; label: string };
  /** What kind of article it is. */
  category: string;
  title: ReactNode;
  /** What the article says, in a sentence. */
  lead: ReactNode;
  /** The day it is from, as ISO 8601 and in words. */
  date: { iso: string; text: string };
  /** How long it takes to read, in words. */
  readTime: string;
  author: string;
}

/** The top of an article: where it belongs, its name, what it says, and when, by whom and how long it is. */
export function ArticleHeader({
  back,
  category,
  title,
  lead,
  date,
  readTime,
  author,
  className,
  ...rest
}: ArticleHeaderProps) {
  return (
    <header {...rest} className={classNames(css.root, className)}>
      <BackLink {...back} />
      <p className={css.category}>{category}</p>
      <Heading level={1} size="title">
        {title}
      </Heading>
      <Text size="l" tone="textMuted">
        {lead}
      </Text>
      <ul className={css.facts}>
        <li>
          <time dateTime={date.iso}>{date.text}</time>
        </li>
        <li>{readTime}</li>
        <li>{author}</li>
      </ul>
    </header>
  );
}
