import preview from '@verapix/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Statistic } from './Statistic';
import { allowMotion, holdFrames, holdObservers } from './story-helpers';

const meta = preview.meta({
  title: 'Components/Statistic',
  component: Statistic,
  args: { value: 2_500_000, label: 'users', countUpMs: 2000, stepMs: 16 },
  parameters: {
    about: {
      purpose: 'Highlights one large figure with its label below.',
      avoid: [
        'For several, use `StatisticList`.',
        'For measured properties of a picture or file, use `DescriptionList`.',
        'For a price, use `PlanPrice`.',
      ],
      keyboard: [],
      behaviour: [
        'It counts up once, when half of it is in view. With reduced motion it does not. Screen readers always get the whole figure.',
      ],
    },
  },
});

/** What sighted users read, and what screen readers find. */
function readingOf(canvasElement: HTMLElement) {
  const figure = canvasElement.querySelector('p') as HTMLElement;
  const [whole, counted] = Array.from(figure.children) as HTMLElement[];
  return {
    seen: (counted ?? whole)?.textContent,
    announced: figure.querySelector(':scope > :not([aria-hidden])')?.textContent,
    width: figure.firstElementChild?.getBoundingClientRect().width,
    wholeIsShown: whole !== undefined && getComputedStyle(whole).opacity === '1',
  };
}

/** With reduced motion, and without scripts: the whole figure at once. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('users')).toBeVisible();
    await expect(readingOf(canvasElement)).toMatchObject({
      seen: '2.5M',
      announced: '2.5M',
      wholeIsShown: true,
    });
  },
});

let show: (ratio: number) => void = () => {};
let draw: (time: number) => void = () => {};

/** Time and visibility stand still until the story changes them. */
const holdAll = () => {
  const observers = holdObservers();
  const frames = holdFrames();
  const forbidMotion = allowMotion();
  show = observers.show;
  draw = frames.draw;
  return () => {
    observers.release();
    frames.release();
    forbidMotion();
  };
};

/** From zero to the whole in two seconds, fast at first. The screenshot shows the first half second. */
export const Counting = meta.story({
  parameters: { spec: ['home.statistics', 'limit.counter'] },
  beforeEach: holdAll,
  play: async ({ canvasElement }) => {
    const { width } = readingOf(canvasElement);
    const reads = (seen: string) =>
      waitFor(() =>
        expect(readingOf(canvasElement)).toEqual({ seen, announced: '2.5M', width, wholeIsShown: false }),
      );
    show(0);
    await reads('0.0M');
    show(0.5);
    draw(1000);
    draw(1500);
    await reads('1.4M');
  },
});

/** Once only: it does not count again when it comes into view again. */
export const Counted = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, spec: ['home.statistics', 'state.count-once'] },
  beforeEach: holdAll,
  play: async ({ canvasElement }) => {
    const reads = (seen: string) => waitFor(() => expect(readingOf(canvasElement).seen).toBe(seen));
    show(0);
    await reads('0.0M');
    show(0.5);
    draw(0);
    draw(1999);
    draw(2000);
    await reads('2.5M');
    await expect(canvasElement.querySelector('[aria-hidden]')).toBeNull();
    show(0);
    show(1);
    draw(3000);
    await expect(readingOf(canvasElement)).toMatchObject({ seen: '2.5M', wholeIsShown: true });
  },
});

/** A figure that is in view from the start counts as well, in the space of the whole one. */
export const InViewFromTheStart = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, spec: ['home.statistics', 'state.count-once'] },
  beforeEach: holdAll,
  play: async ({ canvasElement }) => {
    const { width } = readingOf(canvasElement);
    const reads = (seen: string, wholeIsShown: boolean) =>
      waitFor(() =>
        expect(readingOf(canvasElement)).toEqual({ seen, announced: '2.5M', width, wholeIsShown }),
      );
    show(0.5);
    draw(0);
    await reads('0.0M', false);
    draw(500);
    await reads('1.4M', false);
    draw(2000);
    await reads('2.5M', true);
  },
});

/** With reduced motion nothing counts, wherever the figure is. */
export const ReducedMotion = meta.story({
  beforeEach: () => {
    const observers = holdObservers();
    const frames = holdFrames();
    show = observers.show;
    draw = frames.draw;
    return () => {
      observers.release();
      frames.release();
    };
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    show(0.5);
    draw(0);
    draw(500);
    await expect(readingOf(canvasElement)).toMatchObject({ seen: '2.5M', wholeIsShown: true });
  },
});

/** A figure with less than half in view initially stays whole until it starts. */
export const PartlyInView = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: holdAll,
  play: async ({ canvasElement }) => {
    show(0.3);
    await expect(readingOf(canvasElement).seen).toBe('2.5M');
    show(0.5);
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
