import outline from '../../../../../fixtures/photographs/outlines/coffee.svg?url';
import type { PictureSource } from '@verapix/engines';
import type { CutOutOutput } from '@verapix/engines/background';
import preview from '@verapix/storybook/preview';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { cutOutSamples } from '../../samples/samples';
import { loadOnce } from '@verapix/domain';
import {
  type Canvas,
  notAnImage,
  rejects,
  sampleSource,
  shows,
  toolStories,
} from '../../testing/tool-stories';
import { inspectChosen } from '../../workspace/inspect-chosen';
import { backgroundRemover } from './definition';
import { DeviceEditor } from '../../workspace/selection/DeviceEditor';
import type { CutOutEnv, CutOutOptions } from './Workspace';

interface Pictures {
  source: PictureSource;
  result: CutOutOutput;
}

/** The cup within its outline: a cut-out that is the same on every run. */
async function cutOutOf(file: File): Promise<CutOutOutput> {
  const subject = new Image();
  subject.src = outline;
  await subject.decode();
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas, so the cut-out cannot be drawn.');
  context.drawImage(subject, 0, 0, width, height);
  const white = context.getImageData(0, 0, width, height).data;
  const alpha = Uint8ClampedArray.from({ length: width * height }, (_, pixel) => white[pixel * 4] ?? 0);
  context.drawImage(bitmap, 0, 0);
  const pixels = context.getImageData(0, 0, width, height);
  for (const [pixel, opacity] of alpha.entries()) pixels.data[pixel * 4 + 3] = opacity;
  context.putImageData(pixels, 0, 0);
  const cutOut = await canvas.convertToBlob();
  return { cutOut, alpha, width, height, method: 'best', durationMs: 2400 };
}

async function loadPictures(): Promise<{ pictures: Pictures }> {
  const source = await sampleSource(cutOutSamples);
  return { pictures: { source, result: await cutOutOf(source.file) } };
}

const initialOptions = backgroundRemover.options;
const env: CutOutEnv = {
  inspect: (file) => inspectChosen([file]),
  Editor: DeviceEditor,
  preview: undefined,
  showPreview: () => {},
};
const { inState, prepare, send, starts, cancelsAt, retries } = toolStories(backgroundRemover, env);

const withOptions = (changes: Partial<CutOutOptions>) => ({ options: { ...initialOptions, ...changes } });

/** The pictures from the loader. */
const picturesOf = (loaded: Record<string, unknown>) => loaded.pictures as Pictures;

function done(loaded: Record<string, unknown>, changes: Partial<CutOutOutput> = {}) {
  const { source, result } = picturesOf(loaded);
  return inState(
    { done: 'unsaved' },
    { source, result: { ...result, ...changes }, lastRunOptions: initialOptions, run: 1 },
  );
}

/** A run with Best over the result of Instant. */
function previewed(loaded: Record<string, unknown>, progress: { phase: string; phaseLabel: string }) {
  const { source, result } = picturesOf(loaded);
  return inState(
    'processing',
    {
      source,
      lastRunOptions: initialOptions,
      run: 1,
      progress: { ...progress, phaseDone: 0.4, overall: 0.19 },
    },
    { preview: { ...result, method: 'instant', source } },
  );
}

const meta = preview.meta({
  title: 'Pages/Tools/Background remover',
  // Chromium encodes a canvas only when it is idle, which takes a second.
  loaders: [loadOnce(loadPictures)],
  beforeEach: prepare,
  parameters: { layout: 'fullscreen', route: '/tools/background-remover' },
});

/** Chooses a background and waits until it is drawn. */
async function chooseBackground(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('radio', { name }));
  await drawn(canvas);
}

const result = (canvas: Canvas) => canvas.getByRole('img', { name: 'coffee.jpg without its background' });

/** Waits until the composition is drawn: a canvas, instead of the cut-out's file. */
async function drawn(canvas: Canvas) {
  await waitFor(() => expect(result(canvas).tagName).toBe('CANVAS'), { timeout: 20_000 });
}

/** The colour near the result's corner, far from the subject. */
function corner(canvas: Canvas): number[] {
  const context = (result(canvas) as HTMLCanvasElement).getContext('2d');
  return [...(context?.getImageData(1, 1, 1, 1).data ?? [])];
}

export const Empty = meta.story({
  parameters: {
    spec: ['background.upload', 'background.buttons', 'background.types'],
    states: ['tool-run.empty'],
  },
  render: () => inState('empty', {}),
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group', { name: 'Drop a picture here' });
    await expect(canvas.getByRole('button', { name: 'Select Image' })).toBeEnabled();
    const transfer = new DataTransfer();
    transfer.items.add(new File(['words'], 'notes.txt', { type: 'text/plain' }));
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await expect(send.mock.calls[0]?.[0]).toMatchObject({
      type: 'drop.rejected',
      rejection: { message: 'Please select a valid image file.' },
    });
  },
});

export const Checking = meta.story({
  parameters: { states: ['tool-run.checking'] },
  render: () => inState('checking', {}),
});

export const Rejected = meta.story({
  parameters: { states: ['tool-run.rejected'] },
  render: () =>
    inState('rejected', {
      rejection: notAnImage(
        'That’s a different kind of file. Drop a JPG, PNG, WEBP, HEIC, AVIF, TIFF, GIF, or BMP picture.',
      ),
    }),
  play: rejects('Please select a valid image file.'),
});

export const Ready = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) => inState('ready', { source: picturesOf(loaded).source }),
  play: async ({ canvas }) => {
    await shows(/Needs a one-time download of up to 18 MB/)({ canvas });
    await userEvent.click(canvas.getByRole('radio', { name: 'Instant' }));
    await expect(send).toHaveBeenCalledWith({
      type: 'options.changed',
      options: { method: 'instant' },
      step: 'method',
    });
    await starts('Remove background')({ canvas });
  },
});

export const ReadyForPeople = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState('ready', { source: picturesOf(loaded).source, ...withOptions({ subject: 'people' }) }),
  play: shows(/Needs a one-time download of up to 38 MB/),
});

export const ReadyInstant = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState('ready', { source: picturesOf(loaded).source, ...withOptions({ method: 'instant' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Instant' })).toBeChecked();
    await expect(canvas.queryByText('What’s in the picture')).toBeNull();
  },
});

export const Starting = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.processing'] },
  render: (_, { loaded }) => inState('processing', { source: picturesOf(loaded).source }),
});

export const Processing = meta.story({
  parameters: { spec: ['background.states'], states: ['tool-run.processing'] },
  render: (_, { loaded }) =>
    inState('processing', {
      source: picturesOf(loaded).source,
      progress: {
        phase: 'find',
        phaseLabel: 'Finding the subject',
        phaseDone: 0.5,
        overall: 0.55,
        etaMs: 1200,
      },
    }),
  play: cancelsAt(55),
});

/** A first run: Best loads its files, and the result of Instant is shown meanwhile. */
export const Previewed = meta.story({
  parameters: { spec: ['background.states'], states: ['tool-run.processing'] },
  render: (_, { loaded }) => previewed(loaded, { phase: 'model', phaseLabel: 'Loading the model' }),
  play: async ({ canvas }) => {
    await shows(/Getting Best ready, just this once: 7.\d MB of 18 MB/)({ canvas });
    await expect(
      canvas.getByRole('img', { name: 'Preview of coffee.jpg without its background' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Instant' }));
    await expect(send.mock.calls.map(([event]) => event)).toEqual([
      { type: 'run.cancel' },
      { type: 'options.changed', options: { method: 'instant' }, step: 'method' },
      { type: 'run.start' },
    ]);
  },
});

/** The files are there, and Best is working. */
export const PreviewedAtWork = meta.story({
  parameters: { states: ['tool-run.processing'] },
  render: (_, { loaded }) => previewed(loaded, { phase: 'find', phaseLabel: 'Finding the subject' }),
  play: shows(/Best is working/),
});

export const PreviewedOnPhone = meta.story({
  parameters: { states: ['tool-run.processing'] },
  globals: { viewport: { value: 'mobile1' } },
  render: (_, { loaded }) => previewed(loaded, { phase: 'model', phaseLabel: 'Loading the model' }),
  play: shows(/Getting Best ready, just this once/),
});

/** The download was cancelled: the picture waits, and both methods can be chosen. */
export const Cancelled = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState('ready', { source: picturesOf(loaded).source, lastRunOptions: initialOptions, run: 1 }),
  play: starts('Remove background'),
});

export const Failed = meta.story({
  parameters: {
    chromatic: { disableSnapshot: true },
    spec: ['error.background'],
    states: ['tool-run.failed'],
  },
  render: (_, { loaded }) =>
    inState('failed', {
      source: picturesOf(loaded).source,
      failure: {
        code: 'decode-failed',
        message: 'This browser couldn’t open the picture.',
        fix: 'Open it in another program, save it as PNG, and try that.',
      },
    }),
  play: retries,
});

export const Done = meta.story({
  parameters: {
    spec: ['background.side-by-side', 'background.buttons', 'background.states'],
    states: ['tool-run.done.unsaved'],
  },
  render: (_, { loaded }) => done(loaded),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'coffee.jpg' })).toBeVisible();
    await waitFor(() => expect(result(canvas)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(send).toHaveBeenCalledWith({ type: 'source.cleared' });
  },
});

export const Taken = meta.story({
  parameters: { states: ['tool-run.done.saved'] },
  render: (_, { loaded }) => {
    const { source, result: made } = picturesOf(loaded);
    return inState({ done: 'saved' }, { source, result: made, lastRunOptions: initialOptions });
  },
});

/** The method was changed after the run: the result stays, and one press starts a new run. */
export const Stale = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => {
    const { source, result: made } = picturesOf(loaded);
    return inState(
      { done: 'unsaved' },
      { source, result: made, lastRunOptions: initialOptions, ...withOptions({ method: 'instant' }) },
    );
  },
  play: starts('Run again with these settings'),
});

/** The files of Best could not be loaded: Instant's result stays, the page says why, and Best can be tried again. */
export const FellBack = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) =>
    done(loaded, {
      method: 'instant',
      note: {
        code: 'fell-back-model-unavailable',
        message:
          'You’re offline, so Best couldn’t be loaded. This is what Instant made: near-white areas were removed, at up to 1024 pixels per side.',
      },
    }),
  play: async ({ canvas }) => {
    await shows(/You’re offline/)({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Try Best again' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'run.start' });
  },
});

/** Nothing is near white. No success is claimed. */
export const AlmostNothing = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) =>
    done(loaded, {
      method: 'instant',
      note: {
        code: 'no-near-white',
        message: 'We found hardly any near-white areas, so almost nothing was removed.',
      },
    }),
  play: shows(/almost nothing was removed/),
});

/** Instant was used because the user chose it. Best is offered. */
export const DoneWithInstant = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => {
    const { source, result: made } = picturesOf(loaded);
    const { options } = withOptions({ method: 'instant' });
    return inState(
      { done: 'unsaved' },
      { source, result: { ...made, method: 'instant' }, options, lastRunOptions: options, run: 1 },
    );
  },
  play: async ({ canvas }) => {
    await shows(/up to 18 MB/)({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Cut out with Best' }));
    await expect(send).toHaveBeenCalledWith({
      type: 'options.changed',
      options: { method: 'best' },
      step: 'method',
    });
    await expect(send).toHaveBeenLastCalledWith({ type: 'run.start' });
  },
});

export const Simulated = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => done(loaded, { method: 'simulated' }),
  play: shows('This is a simulation'),
});

/** A colour is drawn as the background at once. */
export const Colour = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => done(loaded),
  play: async ({ canvas }) => {
    await chooseBackground(canvas, 'Color');
    await expect(corner(canvas)).toEqual([255, 255, 255, 255]);
    fireEvent.input(canvas.getByLabelText('Color', { selector: 'input' }), { target: { value: '#2e6b4f' } });
    await waitFor(() => expect(corner(canvas)).toEqual([46, 107, 79, 255]));
  },
});

/** Cropped to the subject, with a margin that a slider sets. */
export const Cropped = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => done(loaded),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Crop to the subject' }));
    await drawn(canvas);
    const { width, height } = result(canvas) as HTMLCanvasElement;
    fireEvent.input(canvas.getByRole('slider', { name: 'Margin' }), { target: { value: '20' } });
    await waitFor(() => expect((result(canvas) as HTMLCanvasElement).width).toBeGreaterThan(width));
    await expect((result(canvas) as HTMLCanvasElement).height).toBeGreaterThan(height);
  },
});

/** A mask of another size is refused with the reason. */
export const MaskRefused = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => done(loaded),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mask' }));
    const mask = await new OffscreenCanvas(2, 2).getContext('2d')?.canvas.convertToBlob();
    const file = new File([mask ?? ''], 'mask.png', { type: 'image/png' });
    fireEvent.change(canvas.getByLabelText('Mask', { selector: 'input' }), { target: { files: [file] } });
    await expect(await canvas.findByText(/picture with different dimensions/)).toBeVisible();
  },
});

/** Undo removes a background, redo restores it. */
export const Undone = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => done(loaded),
  play: async ({ canvas }) => {
    await chooseBackground(canvas, 'Color');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(result(canvas).tagName).toBe('IMG'));
    await expect(canvas.getByRole('radio', { name: 'None' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await drawn(canvas);
  },
});

export const Gradient = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => done(loaded),
  play: async ({ canvas }) => {
    await chooseBackground(canvas, 'Gradient');
    await expect(canvas.getByRole('slider', { name: 'Direction' })).toHaveAttribute('aria-valuetext', '0°');
  },
});

/** A blurred background, a soft edge and a shadow, set by keyboard. */
export const BlurByKeyboard = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => done(loaded),
  play: async ({ canvas }) => {
    (await canvas.findByRole('radio', { name: 'None' })).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Blur' })).toBeChecked();
    fireEvent.input(canvas.getByRole('slider', { name: 'Shadow' }), { target: { value: '30' } });
    fireEvent.input(canvas.getByRole('slider', { name: 'Soft edge' }), { target: { value: '2' } });
    await drawn(canvas);
    await expect(corner(canvas)[3]).toBe(255);
  },
});

/** A background picture has to be chosen. A file that is not a picture is rejected. */
export const PictureRefused = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => done(loaded),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Picture' }));
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
    const input = canvas.getByLabelText('Background picture');
    fireEvent.change(input, { target: { files: [new File(['words'], 'notes.png', { type: 'image/png' })] } });
    await expect(await canvas.findByText('Please select a valid image file.')).toBeVisible();
  },
});

/** The brush, over the areas that were cut away. */
export const BrushOpen = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => done(loaded),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase or restore' }));
    await waitFor(() => expect(canvasElement.querySelector('img[data-status="ready"]')).not.toBeNull(), {
      timeout: 20_000,
    });
    await expect(canvas.getByRole('radio', { name: 'Erase' })).toBeChecked();
  },
});

export const Phone = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  globals: { viewport: { value: 'mobile1' } },
  render: (_, { loaded }) => done(loaded),
  play: ({ canvas }) => chooseBackground(canvas, 'Gradient'),
});
