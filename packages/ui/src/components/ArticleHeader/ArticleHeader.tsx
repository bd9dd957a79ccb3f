import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading } from '../../primitives/Heading';
import { Text } from '../../primitives/Text';
import { BackLink } from '../PageHeader/PageHeader';
import * as css from './ArticleHeader.css';

export interface ArticleHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The list of articles. */
  back: { to: string; label: string };
  /** The kind of article. */
  category: string;
  title: ReactNode;
  /** A one-sentence summary. */
  lead: ReactNode;
  /** The publication date, as ISO 8601 and formatted. */
  date: { iso: string; text: string };
  /** The reading time, formatted. */
  readTime: string;
  author: string;
}

/** The top of an article: its category, title, summary, date, author and reading time. */
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
