import { Pause, Play } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Button } from '../Button';
import * as css from './ReviewCarousel.css';
import { type Review, ReviewList } from './ReviewList';
import { useLoop } from './use-loop';

export interface ReviewCarouselProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the row is called: 'Reviews'. */
  label: string;
  /** Their names are unique. */
  reviews: readonly Review[];
}

/**
 * Reviews that pass by in a loop and can be scrolled by hand. It rests while it is pointed at or has focus, off screen,
 * and when it is paused. Under reduced motion and without scripts it is a row that only scrolls by hand.
 */
export function ReviewCarousel({ label, reviews, className, ...rest }: ReviewCarouselProps) {
  const { state, seen, rowRef, trackRef, toggle } = useLoop();
  const running = state === 'running';
  return (
    <div {...rest} className={classNames(css.root, className)} data-loop={state} data-seen={seen}>
      {/* biome-ignore lint/a11y/useSemanticElements: a row that scrolls, not fields that belong together. */}
      <div
        ref={rowRef}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it.
        tabIndex={0}
        className={css.row}
      >
        <div ref={trackRef} className={css.track}>
          <ReviewList reviews={reviews} />
          {state !== 'still' && <ReviewList reviews={reviews} aria-hidden="true" inert />}
        </div>
      </div>
      <div className={css.tools}>
        {state !== 'still' && (
          <Button onClick={toggle} icon={<Icon of={running ? Pause : Play} size="s" />}>
            <span>
              {running ? 'Pause' : 'Play'}
              <VisuallyHidden> the reviews</VisuallyHidden>
            </span>
          </Button>
        )}
      </div>
    </div>
  );
}
