import * as messages from '@verapix/messages/ui';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../../class-names';
import { screens } from '../../theme/screens';
import * as css from './Statistic.css';

interface Figure {
  /** Zero or more. Numbers from a thousand are abbreviated: `2.5M`. */
  value: number;
  /** Directly after the figure: `%`, or a no-break space and `s`. */
  unit?: string;
  /** What is counted: 'images enlarged'. */
  label: string;
}

interface Timing {
  /** Duration of the count-up in milliseconds. */
  countUpMs: number;
  /** Minimum time between two changes of the figure, in milliseconds. */
  stepMs: number;
}

export type StatisticProps = Omit<ComponentProps<'div'>, 'children' | 'ref'> & Figure & Timing;

/**
 * One large figure and what it counts. It counts up from zero, once, when half of it is in view. The page's
 * HTML, screen readers and users with reduced motion get the whole figure from the start.
 */
export function Statistic({
  value,
  unit = '',
  label,
  countUpMs,
  stepMs,
  className,
  ...rest
}: StatisticProps) {
  const { ref, ratio } = useCountUp({ durationMs: countUpMs, stepMs });
  return (
    <div {...rest} ref={ref} className={classNames(css.root, className)}>
      <p className={css.figure} data-counting={ratio !== null || undefined}>
        <span className={css.whole}>{figureAt(1, value, unit)}</span>
        {ratio !== null && (
          <span className={css.counted} aria-hidden="true">
            {figureAt(ratio, value, unit)}
          </span>
        )}
      </p>
      <p className={css.label}>{label}</p>
    </div>
  );
}

export interface StatisticListProps extends Omit<ComponentProps<'ul'>, 'children'>, Timing {
  /** Their labels are unique. */
  statistics: readonly Figure[];
}

/** Several figures side by side, each below a line, in as many columns as fit. */
export function StatisticList({ statistics, countUpMs, stepMs, className, ...rest }: StatisticListProps) {
  return (
    <ul {...rest} className={classNames(css.list, className)}>
      {statistics.map((statistic) => (
        <li key={statistic.label} className={css.item}>
          <Statistic {...statistic} {...{ countUpMs, stepMs }} />
        </li>
      ))}
    </ul>
  );
}

/** How much of the element must be in view to start. */
const enough = 0.5;

/**
 * Counts once, when half of `ref` is in view, also if it is from the start. With reduced motion nothing counts.
 *
 * @returns the counted ratio, 0 to 1; `null` while the whole figure shows, as in the page's HTML.
 */
function useCountUp({ durationMs, stepMs }: CountUp): {
  ref: RefObject<HTMLDivElement | null>;
  ratio: number | null;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState<number | null>(null);

  useEffect(() => {
    const place = ref.current;
    const still = matchMedia(screens.reducedMotion);
    if (!place || still.matches) return;
    let frame: number | undefined;
    const count = () => {
      let start: number | undefined;
      const draw = (time: number) => {
        start ??= time;
        const counted = countedRatio(time - start, { durationMs, stepMs });
        setRatio(counted < 1 ? counted : null);
        if (counted < 1) frame = requestAnimationFrame(draw);
      };
      frame = requestAnimationFrame(draw);
    };

    const observer = new IntersectionObserver(
      (entries) => {
        const inView = entries.at(-1)?.intersectionRatio ?? 0;
        if (inView >= enough) {
          observer.disconnect();
          if (still.matches) setRatio(null);
          else count();
        } else if (inView === 0) {
          // Out of view, so the reset is not visible. A partly visible figure resets only when it starts.
          setRatio(0);
        }
      },
      { threshold: enough },
    );
    observer.observe(place);
    return () => {
      observer.disconnect();
      if (frame !== undefined) cancelAnimationFrame(frame);
      setRatio(null);
    };
  }, [durationMs, stepMs]);

  return { ref, ratio };
}

type Scale = (values: { figure: string }) => string;

const unscaled: Scale = ({ figure }) => figure;

/** From units to trillions. */
const scales: readonly Scale[] = [
  unscaled,
  messages.thousands,
  messages.millions,
  messages.billions,
  messages.trillions,
];

/** A figure of at most one decimal, such as 2.5, with its scale. As `Intl` writes it, without its slow first use. */
function compact(value: number): { figure: number; scale: Scale } {
  let [figure, scale] = [Math.round(value * 10) / 10, 0];
  while (figure >= 1000 && scale < scales.length - 1) {
    scale += 1;
    figure = Math.round((value / 1000 ** scale) * 10) / 10;
  }
  return { figure, scale: scales[scale] ?? unscaled };
}

/**
 * Formats the figure when `ratio` (0 to 1) of `value` is counted: `1.3M` of `2.5M`. It keeps the scale and the
 * decimals of the whole figure, so that it is never wider.
 *
 * @param unit is appended to the figure.
 */
export function figureAt(ratio: number, value: number, unit: string): string {
  const { figure, scale } = compact(value);
  const counted = (figure * ratio).toFixed(Number.isInteger(figure) ? 0 : 1);
  return `${scale({ figure: counted.replace('.', messages.decimalSeparator) })}${unit}`;
}

/** Duration of a count-up and the interval between its changes, in milliseconds. */
export interface CountUp {
  durationMs: number;
  /** Minimum time between two changes, independent of the frame rate. */
  stepMs: number;
}

/** The counted ratio `elapsedMs` after the start: from 0 to exactly 1, fast at first, slow at the end. */
export function countedRatio(elapsedMs: number, { durationMs, stepMs }: CountUp): number {
  if (elapsedMs >= durationMs) return 1;
  const stepped = Math.floor(Math.max(elapsedMs, 0) / stepMs) * stepMs;
  return 1 - (1 - stepped / durationMs) ** 3;
}
