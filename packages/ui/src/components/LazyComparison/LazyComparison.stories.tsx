import preview from '@verapix/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { photo, reducedPhoto } from '../zoom-pan/story-pictures';
import { LazyComparison } from './LazyComparison';

const meta = preview.meta({
  title: 'Components/LazyComparison',
  component: LazyComparison,
  args: { before: reducedPhoto(4), after: photo, beforeLabel: 'A quarter', afterLabel: 'Whole' },
  parameters: {
    about: {
      purpose:
        'Lets a reader compare before and after among text, without every page having to load the slider first.',
      avoid: [
        'Where the comparison is what the page is for, use `ComparisonSlider`.',
        'For one picture among text, use `Figure`.',
      ],
      keyboard: [
        {
          keys: ['Tab'],
          does: 'Once the slider is there, goes to its divider; until then nothing in it takes the focus.',
        },
        {
          keys: ['Arrow Left', 'Arrow Right'],
          does: 'Moves the divider by 1 %. Its other keys are those of the `ComparisonSlider`.',
        },
      ],
      behaviour: [
        'The after is a plain picture until it is about to be seen; the slider then takes the same room. Without a script the picture stays.',
      ],
    },
  },
});

/** Says that it is in view when a story wants it to be. */
let comesIntoView: () => void = () => {};

class HeldObserver implements Partial<IntersectionObserver> {
  constructor(told: IntersectionObserverCallback) {
    comesIntoView = () =>
      told([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  observe() {}
  disconnect() {}
}

const holdObserver = () => {
  const { IntersectionObserver: real } = globalThis;
  globalThis.IntersectionObserver = HeldObserver as unknown as typeof IntersectionObserver;
  return () => {
    globalThis.IntersectionObserver = real;
  };
};

/** Far below the window: the after as a plain picture. */
export const NotSeenYet = meta.story({
  beforeEach: holdObserver,
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img') as HTMLImageElement;
    image.loading = 'eager';
    await image.decode();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('figure', { name: 'A quarter and Whole' })).toBeVisible();
  },
});

/** The first thing to be seen on its page, in the size that fits the screen. */
export const AtTop = meta.story({
  args: { atTop: true, after: { ...photo, srcSet: `${photo.src} 1024w`, sizes: '100vw' } },
  beforeEach: holdObserver,
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img') as HTMLImageElement;
    await image.decode();
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image.loading).toBe('eager');
    comesIntoView();
    await canvas.findByRole('slider', {}, { timeout: 20_000 });
    await expect(canvas.getByRole('img', { name: photo.alt })).toHaveAttribute('sizes', '100vw');
  },
});

/** The slider takes the picture's place and room: what is below does not move. */
export const ComingIntoView = meta.story({
  beforeEach: holdObserver,
  render: (args) => (
    <>
      <LazyComparison {...args} />
      <p>What is below.</p>
    </>
  ),
  play: async ({ canvas }) => {
    const below = canvas.getByText('What is below.').getBoundingClientRect().top;
    const picture = canvas.getByRole('img').getBoundingClientRect();
    comesIntoView();
    const handle = await canvas.findByRole('slider', {}, { timeout: 20_000 });
    await expect(canvas.getByText('What is below.').getBoundingClientRect().top).toBe(below);
    const stage = canvas.getByRole('img', { name: photo.alt }).getBoundingClientRect();
    await expect([stage.left, stage.top, stage.width]).toEqual([picture.left, picture.top, picture.width]);
    await expect(canvas.queryByText('Loading the pictures')).toBeNull();
    handle.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(handle).toHaveAttribute('aria-valuenow', '51');
    handle.blur();
  },
});

export const Matrix = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', {}, { timeout: 20_000 })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', {}, { timeout: 20_000 })).toBeVisible();
  },
});
