import preview from '@verapix/storybook/preview';
import { expect, userEvent, waitFor } from 'storybook/test';
import { cutOutCup, photo, reducedPhoto } from '../zoom-pan/story-pictures';
import { PicturePair } from './PicturePair';

const cup = cutOutCup;

const meta = preview.meta({
  title: 'Components/PicturePair',
  component: PicturePair,
  parameters: {
    about: {
      purpose:
        'Compares an original with a result that differs too much for a divider: a cut-out, a new background.',
      avoid: [
        'For results that match the original pixel by pixel, use `ComparisonSlider`.',
        'For one picture, use `ImageViewer`.',
      ],
      keyboard: [
        {
          keys: ['Tab'],
          does: 'Moves to each picture while they are zoomed, then to the toolbar, which is one stop.',
        },
        { keys: ['+', '-'], does: 'Zooms both in or out.' },
        { keys: ['0', '1'], does: 'Fits both, or shows them at 100%.' },
        {
          keys: ['Arrow Left', 'Arrow Right', 'Arrow Up', 'Arrow Down'],
          does: 'On a zoomed picture, pans both; with Shift further. In the toolbar, left and right move between buttons.',
        },
      ],
      announced: 'That a picture is loading, or that it could not be loaded.',
      behaviour: ['On phones they are stacked. Transparent areas show a checkerboard.'],
    },
  },
  args: { before: photo, after: { ...reducedPhoto(4), alt: 'The fig, blurred' } },
});

const loaded = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-status="loading"]')).toBeNull());

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    const [before, after] = canvas.getAllByRole('img').map((image) => image.getBoundingClientRect());
    await expect(after?.left).toBeGreaterThan(before?.right ?? 0);
    await expect(after?.width).toBeCloseTo(before?.width ?? 0);
  },
});

/** Zooming or panning one picture does the same to the other. */
export const Zoomed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    const places = () => canvas.getAllByRole('img').map((image) => image.getBoundingClientRect());
    const level = canvas.getByRole('status');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveFocus();
    await userEvent.keyboard('1');
    await expect(level).toHaveTextContent('Zoom 100%');
    await userEvent.keyboard('+');
    await expect(level).toHaveTextContent('Zoom 150%');
    const widths = places().map(({ width }) => width);
    await userEvent.keyboard('-');
    await expect(level).toHaveTextContent('Zoom 100%');
    for (const [index, { width }] of places().entries()) await expect(width).toBeLessThan(widths[index] ?? 0);
    await waitFor(() => expect(canvas.getAllByRole('group', { name: 'Zoomed picture' })).toHaveLength(2));
    const starts = places();
    const [stage] = canvas.getAllByRole('group', { name: 'Zoomed picture' });
    stage?.focus();
    for (const [keys, x, y] of [
      ['{ArrowRight}', -64, 0],
      ['{ArrowDown}', -64, -64],
      ['{ArrowLeft}', 0, -64],
      ['{ArrowUp}', 0, 0],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(places()).toMatchObject(starts.map(({ left, top }) => ({ left: left + x, top: top + y })));
    }
    await userEvent.keyboard('0');
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Zoomed picture' })).toBeNull());
  },
});

/** Transparent areas show a checkerboard. */
export const Transparent = meta.story({
  args: { before: { ...cup, alt: 'A cup' }, after: { ...cup, alt: 'The cup, cut out' } },
  play: ({ canvasElement }) => loaded(canvasElement),
});

/** Pixels from a worker, shown without becoming a file. */
export const Bitmap = meta.story({
  loaders: [
    async () => {
      const canvas = new OffscreenCanvas(512, 410);
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = 'rgb(40 90 200)';
        context.fillRect(60, 60, 200, 200);
      }
      return { bitmap: await createImageBitmap(canvas) };
    },
  ],
  render: (args, { loaded: { bitmap } }) => (
    <PicturePair
      {...args}
      after={{ ...photo, src: '', alt: 'A blue square', bitmap: bitmap as ImageBitmap }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await expect(canvas.getByRole('img', { name: 'A blue square' })).toHaveAttribute('width', '512');
  },
});

export const Loading = meta.story({
  args: { after: { ...photo, src: '', alt: 'The fig' } },
});

export const Failed = meta.story({
  args: { after: { ...photo, src: 'data:image/png,', alt: 'The fig' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('couldn’t be loaded'));
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    const [before, after] = canvas.getAllByRole('img').map((image) => image.getBoundingClientRect());
    await expect(after?.top).toBeGreaterThan(before?.bottom ?? 0);
  },
});
