import { Skeleton } from '@verapix/ui';
import { lazyPart } from './lazy-part';

/** A comparison among text. */
export const Comparison = lazyPart(
  async () => (await import('@verapix/ui/ComparisonSlider')).ComparisonSlider,
  ({ after }) => <Skeleton shape="block" style={{ aspectRatio: `${after.width} / ${after.height}` }} />,
);
