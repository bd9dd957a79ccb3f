import { Figure, LazyComparison } from '@verapix/ui';
import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { type ComparisonName, comparisons } from '../../content/blog/comparisons';

interface ComparisonProps {
  of: ComparisonName;
  /** What each side is, in a word or two. */
  before: string;
  after: string;
  /** What is compared, and how both were made. */
  children: ReactNode;
}

function Comparison({ of, before, after, children }: ComparisonProps) {
  return (
    <Figure caption={children}>
      <LazyComparison
        {...comparisons[of]}
        beforeLabel={before}
        afterLabel={after}
        describeShare={shareOf(after)}
      />
    </Figure>
  );
}

const shareOf = (side: string) => (share: number) => `${share} % ${side} shown`;

/** What the articles of the blog use besides text. What one of them alone needs it imports itself. */
export const articleComponents: MDXComponents = { Comparison };
