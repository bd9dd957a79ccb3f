import preview from '@verapix/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { allowMotion, holdObservers } from '../Statistic/story-helpers';
import { ReviewCarousel } from './ReviewCarousel';

/** Sample content. */
const reviews = [
  { name: 'Sample reader', title: 'Legible again', content: 'A scanned page that I could only guess at.' },
  {
    name: 'Sample photographer',
    title: 'I see what it did',
    content:
      'The divider stands on the eyelashes, and I decide there and then whether I keep it. That is the whole tool, and I would not want more of it.',
  },
  { name: 'Sample archivist', title: 'Stays in the house', content: 'Nothing of our holdings is uploaded.' },
  { name: 'Sample shop owner', title: 'Forty products before lunch', content: 'And every edge is clean.' },
  { name: 'Sample student', title: 'Works on the train', content: 'Once loaded, it asks for no network.' },
];

const meta = preview.meta({
  title: 'Components/ReviewCarousel',
  component: ReviewCarousel,
  args: { label: 'Reviews', reviews },
  parameters: {
    about: {
      purpose: 'Shows reviews in passing, and lets people stop to read.',
      avoid: [
        'For things to compare, use a `Grid` of `Card`s.',
        'Not for what everyone must see: it may have moved out of view.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to the row, then to Pause. While the focus is inside, it pauses.' },
        { keys: ['Arrow Left', 'Arrow Right'], does: 'On the row, scrolls it.' },
        { keys: ['Enter', 'Space'], does: 'Presses Pause or Play.' },
      ],
      behaviour: [
        'It moves at the same speed on every screen, and pauses on hover and focus, off screen, and by its button. With reduced motion and without scripts it only scrolls by hand.',
      ],
    },
  },
});

let show: (ratio: number) => void = () => {};

/** Motion allowed. The story controls what is in view. */
const withMotion = () => {
  const observers = holdObservers();
  const forbidMotion = allowMotion();
  show = observers.show;
  return () => {
    observers.release();
    forbidMotion();
  };
};

function partsOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const row = canvas.getByRole('group', { name: 'Reviews' });
  const track = row.firstElementChild as HTMLElement;
  return { row, track, playState: () => getComputedStyle(track).animationPlayState };
}

/** In a loop: two visual copies, one for screen readers. It pauses off screen. */
export const Default = meta.story({
  parameters: { spec: ['home.reviews', 'home.reviews-copies', 'entity.review'] },
  beforeEach: withMotion,
  play: async ({ canvas, canvasElement }) => {
    const { track, playState } = partsOf(canvasElement);
    await expect(track.children).toHaveLength(2);
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    const [first] = items;
    await expect(within(first as HTMLElement).getByRole('figure')).toHaveTextContent('Sample reader');
    await expect(within(first as HTMLElement).getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    await expect(playState()).toBe('paused');
    show(1);
    await waitFor(() => expect(playState()).toBe('running'));
    show(0);
    await waitFor(() => expect(playState()).toBe('paused'));
  },
});

/** Both copies together are twice as wide as one, so that the loop has no seam. */
export const Paused = meta.story({
  parameters: { spec: ['home.reviews-copies'] },
  beforeEach: withMotion,
  play: async ({ canvas, canvasElement }) => {
    const { row, track, playState } = partsOf(canvasElement);
    show(1);
    await waitFor(() => expect(playState()).toBe('running'));
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await expect(playState()).toBe('paused');
    await userEvent.tab();
    await expect(playState()).toBe('running');
    const button = canvas.getByRole('button', { name: 'Pause the reviews' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Play the reviews');
    await expect(playState()).toBe('paused');
    row.scrollLeft = 400;
    await expect(row.scrollLeft).toBe(400);
    await userEvent.keyboard(' ');
    await expect(button).toHaveAccessibleName('Pause the reviews');
    await expect(playState()).toBe('running');
    await userEvent.click(button);
    await expect(playState()).toBe('paused');
    row.scrollLeft = 0;
    button.blur();
    const [round] = Array.from(track.children);
    await expect(track.getBoundingClientRect().width).toBe(2 * (round?.getBoundingClientRect().width ?? 0));
  },
});

/** A row that scrolls by hand, to its very end. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    const { row, track } = partsOf(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(track.children).toHaveLength(1);
    await expect(getComputedStyle(track).animationName).toBe('none');
    await userEvent.tab();
    await expect(row).toHaveFocus();
    row.scrollLeft = row.scrollWidth;
    const last = canvas.getAllByRole('listitem').at(-1) as HTMLElement;
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right),
    );
    row.scrollLeft = 0;
    row.blur();
  },
});

export const Matrix = meta.story({
  beforeEach: withMotion,
  render: (args) => (
    <Stack gap="xl">
      <ReviewCarousel {...args} />
      <ReviewCarousel {...args} label="Two reviews" reviews={reviews.slice(0, 2)} />
      <ReviewCarousel {...args} label="From right to left" dir="rtl" />
    </Stack>
  ),
});

export const Tablet = meta.story({ beforeEach: withMotion, globals: { viewport: { value: 'tablet' } } });

/** One review, and the edge of the next. */
export const Phone = meta.story({
  beforeEach: withMotion,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const { row } = partsOf(canvasElement);
    const [first] = canvas.getAllByRole('listitem');
    const { width = 0 } = first?.getBoundingClientRect() ?? {};
    await expect(width / row.clientWidth).toBeCloseTo(0.85, 2);
  },
});

export const PhoneReducedMotion = meta.story({ globals: { viewport: { value: 'mobile1' } } });
