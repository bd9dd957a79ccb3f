import { lapProperty } from './ReviewCarousel.css';

/** How far the reviews move in a second, whatever the window's width: slow enough to read by. */
const pixelsPerSecond = 32;

/** Keeps the time of one round in step with its width, which is that of the track's first child. Returns how to stop. */
export function measureLap(track: HTMLElement): () => void {
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

/** Turns what was scrolled by hand into time of the loop: nothing jumps, and the loop never runs out of reviews. */
export function goOnFromScroll(row: HTMLElement, track: HTMLElement): void {
  const [animation] = track.getAnimations();
  if (row.scrollLeft === 0 || typeof animation?.currentTime !== 'number') return;
  animation.currentTime += (Math.abs(row.scrollLeft) / pixelsPerSecond) * 1000;
  row.scrollLeft = 0;
}
