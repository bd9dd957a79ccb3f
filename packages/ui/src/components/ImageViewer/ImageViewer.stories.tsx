import preview from '@verapix/storybook/preview';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { cutOutCup, photo, reducedPhoto } from '../zoom-pan/story-pictures';
import { ImageViewer, type ImageViewerProps } from './ImageViewer';

const meta = preview.meta({
  title: 'Components/ImageViewer',
  component: ImageViewer,
  parameters: {
    about: {
      purpose: 'Shows one picture for close inspection, down to its pixels.',
      aliases: ['zoom', 'pan', 'lightbox'],
      avoid: [
        'For a picture before and after, use `ComparisonSlider` or `PicturePair`.',
        'If zooming is not needed, use a plain image.',
      ],
      keyboard: [
        {
          keys: ['Tab'],
          does: 'Moves to the picture while it is zoomed, then to the toolbar, which is one stop.',
        },
        { keys: ['+', '-'], does: 'Zoom in or out, with the focus anywhere inside.' },
        { keys: ['0'], does: 'Fits the picture.' },
        { keys: ['1'], does: 'Shows it at 100%: one pixel of the picture per pixel of the screen.' },
        {
          keys: ['Arrow Left', 'Arrow Right', 'Arrow Up', 'Arrow Down'],
          does: 'On the zoomed picture, pans; with Shift further. In the toolbar, left and right move between buttons.',
        },
        { keys: ['Enter', 'Space'], does: 'Presses the focused button.' },
      ],
      announced: 'That the picture is loading, or that it could not be loaded; the zoom level.',
      behaviour: [
        'It reserves the picture’s aspect ratio, so that nothing shifts when it loads.',
        'Ctrl or Cmd with the wheel, a pinch and a double click zoom at the pointer. A plain wheel zooms only while zoomed in, so that a fitted picture never blocks scrolling the page.',
      ],
    },
  },
  args: photo,
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.wide ? 'none' : '44rem' }}>
        <Story />
      </div>
    ),
  ],
});

const stageOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('img')?.parentElement?.parentElement as HTMLElement;

const loaded = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-status="loading"]')).toBeNull());

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await expect(canvas.getByRole('img', { name: photo.alt })).toBeVisible();
    await expect(getComputedStyle(stageOf(canvasElement)).touchAction).toBe('pan-x pan-y');
  },
});

export const Zoomed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    const level = canvas.getByRole('status');
    const stage = stageOf(canvasElement);
    const place = () => canvas.getByRole('img').getBoundingClientRect();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveFocus();
    await userEvent.keyboard('1');
    await expect(level).toHaveTextContent('Zoom 100%');
    await userEvent.keyboard('+');
    await expect(level).toHaveTextContent('Zoom 150%');
    await userEvent.keyboard('-');
    await expect(level).toHaveTextContent('Zoom 100%');
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(level).toHaveTextContent('Zoom 150%');
    const start = place().left;
    const box = stage.getBoundingClientRect();
    const pointer = { clientX: box.left + 200, clientY: box.top + 200 };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: stage, coords: pointer },
      { target: stage, coords: { ...pointer, clientX: pointer.clientX - 80 } },
      { keys: '[/MouseLeft]', target: stage, coords: { ...pointer, clientX: pointer.clientX - 80 } },
    ]);
    const { left, top } = place();
    await expect(left).toBe(start - 80);
    stage.focus();
    for (const [keys, x, y] of [
      ['{ArrowRight}', -64, 0],
      ['{ArrowDown}', -64, -64],
      ['{ArrowLeft}', 0, -64],
      ['{ArrowUp}', 0, 0],
      ['{Shift>}{ArrowRight}{/Shift}', -256, 0],
      ['{Shift>}{ArrowLeft}{/Shift}', 0, 0],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(place()).toMatchObject({ left: left + x, top: top + y });
    }
    await userEvent.keyboard('0');
    await expect(stage).not.toHaveAttribute('data-zoomed');
    fireEvent.wheel(stage, { ...pointer, deltaY: -300, ctrlKey: true });
    await expect(stage).toHaveAttribute('data-zoomed');
    stage.blur();
  },
});

/** The lower right quarter in four parts, as a tool finishes them; red, so that it can be seen. */
const redQuarter: ImageViewerProps['onFinishedPart'] = (draw) => {
  for (const [x, y] of [
    [0.5, 0.5],
    [0.75, 0.5],
    [0.5, 0.75],
    [0.75, 0.75],
  ] as const) {
    const data = new Uint8ClampedArray(8 * 8 * 4).map((_, at) => [180, 40, 40, 255][at % 4] ?? 0);
    draw({ x, y, width: 0.25, height: 0.25, pixels: { width: 8, height: 8, data } });
  }
  return () => {};
};

/** A run shows what it has finished over the picture. Zooming and panning move both. */
export const FinishedParts = meta.story({
  args: { onFinishedPart: redQuarter },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const sheet = canvasElement.querySelector('canvas') as HTMLCanvasElement;
    const at = (x: number, y: number) =>
      sheet
        .getContext('2d')
        ?.getImageData(x * sheet.width, y * sheet.height, 1, 1)
        .data.join();
    await waitFor(() => expect(at(0.9, 0.9)).toBe('180,40,40,255'));
    await expect(at(0.75, 0.75)).toBe('180,40,40,255');
    await expect(at(0.4, 0.4)).toBe('0,0,0,0');
  },
});

/** Above 200 % pixels are drawn as squares. */
export const Pixels = meta.story({
  args: reducedPhoto(16),
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await expect(getComputedStyle(canvas.getByRole('img')).imageRendering).toBe('pixelated');
  },
});

export const Transparent = meta.story({
  args: cutOutCup,
  play: ({ canvasElement }) => loaded(canvasElement),
});

export const Loading = meta.story({
  args: { src: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the picture')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This picture couldn’t be loaded.');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvasElement }) => loaded(canvasElement),
});

export const Matrix = meta.story({
  render: () => (
    <Grid column="l" gap="l">
      <ImageViewer {...photo} aria-label="Photograph" />
      <ImageViewer {...cutOutCup} aria-label="Transparent picture" />
      <ImageViewer {...photo} src="" aria-label="Picture on its way" />
      <ImageViewer {...photo} src="data:image/png;base64,AAAA" aria-label="Picture that failed" />
    </Grid>
  ),
  parameters: { wide: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading the picture')).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
});
