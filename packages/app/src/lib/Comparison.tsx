import type { ComparisonSliderProps } from '@verapix/ui';
import { Skeleton } from '@verapix/ui';
import { lazy, memo, Suspense } from 'react';

const ComparisonSlider = lazy(async () => ({
  default: (await import('@verapix/ui/ComparisonSlider')).ComparisonSlider,
}));

/**
 * A comparison among text, in a chunk of its own: the first load has no room for it. It is part of the prerendered HTML, and
 * answers once its code has loaded. Memoized: React shows the fallback, and the page jumps, if a boundary is rendered again
 * before it is hydrated. Pass props that keep their identity.
 */
export const Comparison = memo(function Comparison(props: ComparisonSliderProps) {
  const { width, height } = props.after;
  return (
    <Suspense fallback={<Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />}>
      <ComparisonSlider {...props} />
    </Suspense>
  );
});
