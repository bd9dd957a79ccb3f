import { AnchorHeading, Code, Link } from '@verapix/ui';
import type { MDXComponents } from 'mdx/types';
import type { ComponentProps, ReactNode } from 'react';
import { anchorOf } from './anchor-of';

/** A heading's words. Markup within one would not fit into its address or its place in the contents. */
function wordsOf(children: ReactNode): string {
  if (typeof children !== 'string') {
    throw new Error(
      'A heading of an article holds more than words, so it has no address. Write it without markup.',
    );
  }
  return children;
}

/** Headings one rank lower where the article is itself a part of a page. */
function headings(highest: 2 | 3): MDXComponents {
  const heading = (level: 2 | 3 | 4, size: 'section' | 'card' | 'small') =>
    function ArticleHeading({ children }: { children?: ReactNode }) {
      const title = wordsOf(children);
      return <AnchorHeading id={anchorOf(title)} level={level} size={size} title={title} />;
    };
  return highest === 2
    ? { h2: heading(2, 'section'), h3: heading(3, 'card') }
    : { h2: heading(3, 'card'), h3: heading(4, 'small') };
}

/** Within the site by its router; to other sites plainly. */
function ArticleLink({ href = '', children }: ComponentProps<'a'>) {
  return /^[/#]/.test(href) ? <Link to={href}>{children}</Link> : <Link href={href}>{children}</Link>;
}

const words: MDXComponents = { a: ArticleLink, code: Code };

/** How the elements of a text in MDX are shown, by the rank of its highest headings. */
export const textComponents: Record<2 | 3, MDXComponents> = {
  2: { ...headings(2), ...words },
  3: { ...headings(3), ...words },
};
