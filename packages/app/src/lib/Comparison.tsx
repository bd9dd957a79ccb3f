import { type ComparisonSliderProps, Skeleton } from '@verapix/ui';
import { lazy, memo, Suspense } from 'react';

/** A chunk of its own: the first load of a page has no room for it. React hydrates it when it has loaded. */
const ComparisonSlider = lazy(async () => ({
  default: (await import('@verapix/ui/ComparisonSlider')).ComparisonSlider,
}));

/**
 * A comparison among text. It is part of the prerendered HTML, and answers once its code has loaded. Memoized: React shows
 * the fallback if a boundary is rendered again before it is hydrated. Pass props that keep their identity.
 */
export const Comparison = memo(function Comparison(props: ComparisonSliderProps) {
  const { width, height } = props.after;
  return (
    <Suspense fallback={<Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />}>
      <ComparisonSlider {...props} />
    </Suspense>
  );
});
