import * as messages from '@verapix/messages/blog-articles';
import { Figure } from '@verapix/ui';
import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { type ComparisonName, comparisons } from '../../content/blog/pictures';
import { Comparison } from '../../lib/Comparison';

interface ArticleComparisonProps {
  of: ComparisonName;
  /** The labels of both sides. */
  before: string;
  after: string;
  /** The caption: what is compared, and how both pictures were made. */
  children: ReactNode;
}

function ArticleComparison({ of, before, after, children }: ArticleComparisonProps) {
  return (
    <Figure caption={children}>
      <Comparison
        loading="lazy"
        {...comparisons[of]}
        beforeLabel={before}
        afterLabel={after}
        describeValue={shareOf(after)}
      />
    </Figure>
  );
}

const shareOf = (side: string) => (share: number) => messages.shown({ share, side });

/** The components that all articles can use. A component of one article is imported by its MDX file. */
export const articleComponents: MDXComponents = { Comparison: ArticleComparison };
