import { Skeleton } from '@verapix/ui';
import { memo, Suspense } from 'react';
import { useAwakening } from '../../lib/early-press';
import { useAnchor } from './navigation';
import { Article, type ArticleProps } from '../../lib/article/Article';

/** A text that may load, and hydrate, after the page around it. */
export const LateArticle = (props: ArticleProps) => (
  <Suspense fallback={<Skeleton lines={12} />}>
    <LoadedArticle {...props} />
  </Suspense>
);

/** Memoized: React shows the fallback if a boundary is rendered again before it is hydrated. */
const LoadedArticle = memo(function LoadedArticle(props: ArticleProps) {
  // On a navigation within the site, the anchor of the address is not in the page before this has loaded.
  useAnchor(true);
  return (
    <div {...useAwakening<HTMLDivElement>()}>
      <Article {...props} />
    </div>
  );
});
