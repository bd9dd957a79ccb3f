import { anchorOf } from '../../content/anchor';
import * as css from './ArticleFrame.css';
import { locale } from '@verapix/messages/locale';
import {
  AnchorHeading,
  Code,
  Link,
  PageContents,
  type PageContentsItem,
  Prose,
  type ProseProps,
} from '@verapix/ui';
import type { MDXComponents, MDXContent } from 'mdx/types';
import type { ComponentProps, LazyExoticComponent, ReactNode } from 'react';

/** Articles are written in English and German. Any other language shows the English ones, which then say so. */
const language = locale === 'en' || locale === 'de' ? {} : { lang: 'en' };

/** A text compiled from MDX. */
export type ArticleText = MDXContent | LazyExoticComponent<MDXContent>;

export interface ArticleProps extends Pick<ProseProps, 'size'> {
  of: ArticleText;
  /** The level of its highest headings: 3 if the text is a section of a page. */
  headings?: 2 | 3;
  /** Further components that it uses by name, such as figures and tables. */
  components?: MDXComponents;
}

/** A text written in MDX. */
export function Article({ of: Content, headings = 2, components, size }: ArticleProps) {
  return (
    <Prose {...(size && { size })} {...language}>
      <Content components={{ ...textComponents[headings], ...components }} />
    </Prose>
  );
}

interface ArticleFrameProps {
  /** The table of contents: beside the text, or above it in a narrow window. */
  contents: readonly PageContentsItem[];
  /** The title, above the text and the table of contents. */
  opening?: ReactNode;
  /** The text column. */
  children: ReactNode;
}

/** A long text with its table of contents. */
export function ArticleFrame({ contents, opening, children }: ArticleFrameProps) {
  return (
    <div className={css.frame}>
      {opening && <div className={css.column}>{opening}</div>}
      <PageContents className={css.contents} items={contents} />
      <div className={css.column}>{children}</div>
    </div>
  );
}

/** The text of a heading. Markup in it would not fit into its anchor and the table of contents. */
function wordsOf(children: ReactNode): string {
  if (typeof children !== 'string') {
    throw new Error(
      'A heading of an article holds more than words, so it has no address. Write it without markup.',
    );
  }
  return children;
}

/** A heading with an anchor, for an element of MDX. */
const heading = (level: 2 | 3 | 4, size: 'section' | 'card' | 'small') =>
  function ArticleHeading({ children }: { children?: ReactNode }) {
    const title = wordsOf(children);
    return <AnchorHeading id={anchorOf(title)} level={level} size={size} title={title} />;
  };

/** A link within the site uses the router. */
function ArticleLink({ href = '', children }: ComponentProps<'a'>) {
  return /^[/#]/.test(href) ? <Link to={href}>{children}</Link> : <Link href={href}>{children}</Link>;
}

/** The components of MDX elements, by the level of the highest headings. */
const textComponents: Record<2 | 3, MDXComponents> = {
  2: { h2: heading(2, 'section'), h3: heading(3, 'card'), a: ArticleLink, code: Code },
  3: { h2: heading(3, 'card'), h3: heading(4, 'small'), a: ArticleLink, code: Code },
};
