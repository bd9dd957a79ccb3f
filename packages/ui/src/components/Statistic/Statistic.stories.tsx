import preview from '@verapix/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Statistic } from './Statistic';
import { allowMotion, holdFrames, holdObservers } from './story-acts';

const meta = preview.meta({
  title: 'Components/Statistic',
  component: Statistic,
  args: { value: 2_500_000, label: 'users', countUpMs: 2000, stepMs: 16 },
  parameters: {
    about: {
      purpose: 'Makes one large figure count: what it is stands below it.',
      avoid: [
        'For several, use `StatisticList`.',
        'For measured things of a picture or a file, use `Facts`.',
        'For a price, use `PlanPrice`.',
      ],
      keyboard: [],
      behaviour: [
        'It counts up once, when half of it comes into view. What is in view from the start does not count, nor does anything under reduced motion. Screen readers find the whole figure at any time.',
      ],
    },
  },
});

/** What a sighted person reads, and what a screen reader finds. */
function readingOf(canvasElement: HTMLElement) {
  const figure = canvasElement.querySelector('p') as HTMLElement;
  const [whole, counted] = Array.from(figure.children) as HTMLElement[];
  return {
    seen: (counted ?? whole)?.textContent,
    heard: figure.querySelector(':scope > :not([aria-hidden])')?.textContent,
    width: figure.firstElementChild?.getBoundingClientRect().width,
    wholeIsShown: whole !== undefined && getComputedStyle(whole).opacity === '1',
  };
}

/** Under reduced motion, and without scripts: the whole figure at once. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('users')).toBeVisible();
    await expect(readingOf(canvasElement)).toMatchObject({ seen: '2.5M', heard: '2.5M', wholeIsShown: true });
  },
});

let tell: (share: number) => void = () => {};
let draw: (time: number) => void = () => {};

/** Time and what is in view stand still until the story moves them. */
const holdAll = () => {
  const observers = holdObservers();
  const frames = holdFrames();
  const forbidMotion = allowMotion();
  tell = observers.tell;
  draw = frames.draw;
  return () => {
    observers.release();
    frames.release();
    forbidMotion();
  };
};

/** From nothing to the whole in two seconds, fast at first; the picture is of the first half second. */
export const Counting = meta.story({
  beforeEach: holdAll,
  play: async ({ canvasElement }) => {
    const { width } = readingOf(canvasElement);
    const reads = (seen: string) =>
      waitFor(() =>
        expect(readingOf(canvasElement)).toEqual({ seen, heard: '2.5M', width, wholeIsShown: false }),
      );
    tell(0);
    await reads('0.0M');
    tell(0.5);
    draw(1000);
    draw(1500);
    await reads('1.4M');
  },
});

/** Once: it stays as it is when it comes into view again. */
export const Counted = meta.story({
  beforeEach: holdAll,
  play: async ({ canvasElement }) => {
    const reads = (seen: string) => waitFor(() => expect(readingOf(canvasElement).seen).toBe(seen));
    tell(0);
    await reads('0.0M');
    tell(0.5);
    draw(0);
    draw(1999);
    draw(2000);
    await reads('2.5M');
    await expect(canvasElement.querySelector('[aria-hidden]')).toBeNull();
    tell(0);
    tell(1);
    draw(3000);
    await expect(readingOf(canvasElement)).toMatchObject({ seen: '2.5M', wholeIsShown: true });
  },
});

/** What was in view when the page came does not go back to zero. */
export const InViewFromTheStart = meta.story({
  beforeEach: holdAll,
  play: async ({ canvasElement }) => {
    tell(0.5);
    draw(0);
    draw(500);
    await expect(readingOf(canvasElement)).toMatchObject({ seen: '2.5M', wholeIsShown: true });
  },
});

/** Less than half in view when the page came: it stays whole until it starts. */
export const PartlyInView = meta.story({
  beforeEach: holdAll,
  play: async ({ canvasElement }) => {
    tell(0.3);
    await expect(readingOf(canvasElement).seen).toBe('2.5M');
    tell(0.5);
    draw(0);
    await waitFor(() => expect(readingOf(canvasElement).seen).toBe('0.0M'));
    draw(2000);
    await waitFor(() => expect(readingOf(canvasElement).seen).toBe('2.5M'));
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Grid column="s">
      <Statistic {...args} />
      <Statistic {...args} value={50_000_000} label="images" />
      <Statistic {...args} value={99} unit="%" label="satisfaction" />
      <Statistic {...args} value={3} unit={'\u00a0s'} label="average time" />
      <Statistic {...args} value={1024} label="reviews, and a label that is longer than its figure is wide" />
      <Statistic {...args} value={0} label="pictures uploaded" />
    </Grid>
  ),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
