import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { PageSpeed } from './analytics';

/** Reports how fast the page is that was opened: each value once it is final, at the latest when the page is left. */
export function reportPageSpeed(path: string, report: (speed: PageSpeed) => void): void {
  const onValue =
    (metric: PageSpeed['metric'], decimals: number) =>
    ({ value }: Pick<Metric, 'value'>) =>
      report({ path, metric, value: Number(value.toFixed(decimals)) });
  onLCP(onValue('LCP', 0));
  onINP(onValue('INP', 0));
  onCLS(onValue('CLS', 3));
}
