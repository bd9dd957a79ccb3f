import { Prose, type ProseProps } from '@verapix/ui';
import type { MDXComponents, MDXContent } from 'mdx/types';
import { textComponents } from './text-components';

interface ArticleProps extends Pick<ProseProps, 'size'> {
  /** The text, compiled from MDX. */
  of: MDXContent;
  /** The rank of its highest headings: 3 where the text is itself a part of a page. */
  headings?: 2 | 3;
  /** What else it uses by name: figures, tables. */
  components?: MDXComponents;
}

/** A text written in MDX, with our headings, links and code. */
export function Article({ of: Content, headings = 2, components, size }: ArticleProps) {
  return (
    <Prose {...(size && { size })}>
      <Content components={{ ...textComponents[headings], ...components }} />
    </Prose>
  );
}
