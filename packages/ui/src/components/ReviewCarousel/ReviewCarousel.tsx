import * as messages from '@verapix/messages/ui';
import { Pause, Play, Star } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { classNames } from '../../class-names';
import { observeVisibility } from '../../hooks/observe-visibility';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { screens } from '../../theme/screens';
import { Button } from '../Button';
import * as css from './ReviewCarousel.css';
import { lapProperty } from './ReviewCarousel.css';

export interface ReviewCarouselProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The label of the row: 'Reviews'. */
  label: string;
  /** Their names are unique. */
  reviews: readonly Review[];
}

/**
 * Reviews that move in a loop and can be scrolled by hand. The loop pauses on hover and focus, off screen, and by its
 * button. With reduced motion and without scripts it is a row that only scrolls by hand.
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
          {state !== 'still' && <ReviewList reviews={reviews} aria-hidden="true" ref={makeInert} />}
        </div>
      </div>
      <div className={css.tools}>
        {state !== 'still' && (
          <Button onClick={toggle} icon={<Icon of={running ? Pause : Play} size="s" />}>
            <span>{(running ? messages.pauseReviews : messages.playReviews)({ hidden })}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

export interface Review {
  /** The author. */
  name: string;
  /** A summary, in a few words. */
  title: string;
  content: string;
}

const hidden = (children: ReactNode) => <VisuallyHidden>{children}</VisuallyHidden>;

/** React 18 and 19 want different values for an `inert` prop. */
const makeInert = (list: HTMLElement | null) => list?.setAttribute('inert', '');

interface ReviewListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  reviews: readonly Review[];
}

/** One copy of the reviews. */
function ReviewList({ reviews, ...rest }: ReviewListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers, Safari takes it for no list.
    <ul role="list" {...rest} className={css.list}>
      {reviews.map(({ name, title, content }) => (
        <li key={name} className={css.item}>
          <figure className={css.card}>
            <Stars />
            <p className={css.title}>{title}</p>
            <blockquote className={css.content}>{content}</blockquote>
            <figcaption className={css.name}>{name}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

const stars = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Five of five stars, as one image. */
function Stars() {
  return (
    <span
      role="img"
      aria-label={messages.stars({ given: stars.length, possible: stars.length })}
      className={css.stars}
    >
      {stars.map((star) => (
        <Icon key={star} of={Star} size="s" className={css.star} />
      ))}
    </span>
  );
}

/** `still` is a row scrolled by hand; `running`, also in the prerendered HTML, and `paused` are a loop. */
type LoopState = 'still' | 'running' | 'paused';

interface Loop {
  state: LoopState;
  /** True while it is on screen and the tab is visible. */
  seen: boolean;
  /** The scroll container. */
  rowRef: RefObject<HTMLDivElement | null>;
  /** The moving element. Its first child is one round. */
  trackRef: RefObject<HTMLDivElement | null>;
  toggle: () => void;
}

/** Moves the track in a loop if motion is allowed, until it is paused. */
function useLoop(): Loop {
  const rowRef = useRef<HTMLDivElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const [seen, setSeen] = useState(false);
  const loops = useMotionOk();
  const running = loops && !paused;

  useEffect(() => {
    const row = rowRef.current;
    const track = trackRef.current;
    if (!loops || !row || !track) return;
    const stopMeasuring = measureLap(track);
    const stopWatching = observeVisibility(row, setSeen);
    return () => {
      stopMeasuring();
      stopWatching();
    };
  }, [loops]);

  useEffect(() => {
    const row = rowRef.current;
    const track = trackRef.current;
    if (!running || !row || !track) return;
    const listening = new AbortController();
    const goOn = () => goOnFromScroll(row, track);
    const scrolled = () => {
      // While paused by a pointer the row is scrolled freely.
      if (getComputedStyle(track).animationPlayState === 'running') goOn();
    };
    row.addEventListener('scroll', scrolled, { signal: listening.signal });
    for (const event of ['pointerleave', 'focusout'])
      row.addEventListener(event, goOn, { signal: listening.signal });
    goOn();
    return () => listening.abort();
  }, [running]);

  return {
    state: running ? 'running' : loops ? 'paused' : 'still',
    seen,
    rowRef,
    trackRef,
    toggle: () => setPaused(!paused),
  };
}

/** The speed in pixels per second, at any window width: slow enough to read. */
const pixelsPerSecond = 32;

/**
 * Keeps the duration of a round proportional to its width, the width of the track's first child. Returns the cleanup
 * function.
 */
function measureLap(track: HTMLElement): () => void {
  const round = track.firstElementChild;
  if (!round) return () => {};
  const measure = () => {
    const { width } = round.getBoundingClientRect();
    track.style.setProperty(lapProperty, `${(width / pixelsPerSecond).toFixed(2)}s`);
  };
  measure();
  const resized = new ResizeObserver(measure);
  resized.observe(round);
  return () => resized.disconnect();
}

/** Converts the scroll offset into animation time, so that nothing jumps and the loop never runs out of reviews. */
function goOnFromScroll(row: HTMLElement, track: HTMLElement): void {
  const [animation] = track.getAnimations();
  if (row.scrollLeft === 0 || typeof animation?.currentTime !== 'number') return;
  animation.currentTime += (Math.abs(row.scrollLeft) / pixelsPerSecond) * 1000;
  row.scrollLeft = 0;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(screens.motionOk);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether motion is allowed. The prerendered HTML assumes that it is. */
function useMotionOk(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(screens.motionOk).matches,
    () => true,
  );
}
