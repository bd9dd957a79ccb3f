import photograph from '../../../../../fixtures/photographs/forest-stream.jpg?url';
import type { PictureSource } from '@verapix/engines';
import type { EnlargedTile, UpscaleOutput } from '@verapix/engines/upscale';
import preview from '@verapix/storybook/preview';
import { createMask } from '@verapix/ui';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { samplePictures } from '../../samples/samples';
import { rejects, sampleSource, tooLarge, toolStories } from '../../testing/tool-stories';
import { createLiveView } from './upscale-options';
import { upscaler } from './definition';
import { checkModel } from './requests';
import { storeSpeed, type UpscaleEnv, type UpscaleOptions } from './upscale-options';

interface Pictures {
  source: PictureSource;
  result: UpscaleOutput;
}

/** A sample as the intake accepts it, and its original photograph as the result at 2×. */
async function loadPictures(): Promise<{ pictures: Pictures }> {
  const source = await sampleSource(samplePictures);
  const result: UpscaleOutput = {
    blob: await (await fetch(photograph)).blob(),
    width: source.width * 2,
    height: source.height * 2,
    mime: 'image/png',
    method: 'sharp',
    durationMs: 12_000,
  };
  return { pictures: { source, result } };
}

/** A part of the middle: with Sharp that of the original photograph, with another method drawn larger. */
const runPart: UpscaleEnv['runPart'] = async ({ file, width, height }, { method, factor }) => {
  const from = method === 'sharp' ? await (await fetch(photograph)).blob() : file;
  const bitmap = await createImageBitmap(from);
  const [w, h] = [width * factor, height * factor];
  const [x, y, cutWidth, cutHeight] =
    method === 'sharp' ? [(bitmap.width - w) / 2, (bitmap.height - h) / 2, w, h] : [0, 0, width, height];
  const canvas = new OffscreenCanvas(w, h);
  canvas.getContext('2d')?.drawImage(bitmap, x, y, cutWidth, cutHeight, 0, 0, w, h);
  const blob = await canvas.convertToBlob();
  return { ok: true, value: { blob, width: w, height: h, mime: 'image/png', method, durationMs: 900 } };
};

const live = createLiveView();
const env: UpscaleEnv = {
  planId: 'free',
  runPart,
  checkModel,
  measureDetail: async () => ({ ok: true, value: { ratios: [0.8, 0.8], durationMs: 30 } }),
  live,
};
const outOfMemory = {
  code: 'out-of-memory',
  message: 'This device ran out of memory.',
  fix: 'Close other tabs, or choose a smaller factor.',
} as const;
const { inState, prepare, send, starts, cancelsAt, retries } = toolStories(upscaler, env);

const withOptions = (changes: Partial<UpscaleOptions>) => ({ options: { ...upscaler.options, ...changes } });

const meta = preview.meta({
  title: 'Pages/Tools/Upscaler',
  loaders: [loadPictures],
  beforeEach: async () => {
    prepare();
    storeSpeed('sharp', { msPerMegapixel: 125_000, startMs: 3500 });
  },
  parameters: { layout: 'fullscreen', route: '/tools/image-upscaler' },
});

/** The pictures from the loader. */
const picturesOf = (loaded: Record<string, unknown>) => loaded.pictures as Pictures;

/** After a run, with an unsaved result. */
function done(
  loaded: Record<string, unknown>,
  changes: Partial<UpscaleOutput> = {},
  context: Parameters<typeof inState>[1] = {},
) {
  const { source, result } = picturesOf(loaded);
  const made = { source, result: { ...result, ...changes }, lastRunOptions: upscaler.options };
  return inState({ done: 'unsaved' }, { ...made, ...context });
}

export const Empty = meta.story({
  parameters: { spec: ['upscaler.upload'], states: ['tool-run.empty'] },
  render: () => inState('empty', {}),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stream in a forest' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await expect(send.mock.calls[0]?.[0]).toMatchObject({ type: 'file.chosen' });
  },
});

export const Checking = meta.story({
  parameters: { states: ['tool-run.checking'] },
  render: () => inState('checking', {}),
});

export const Rejected = meta.story({
  parameters: { spec: ['upscaler.size'], states: ['tool-run.rejected'] },
  render: () => inState('rejected', { rejection: tooLarge }),
  play: rejects('File is too large.'),
});

export const Ready = meta.story({
  parameters: { spec: ['product.upscale-4x', 'upscaler.appears', 'free.others'], states: ['tool-run.ready'] },
  render: (_, { loaded }) => inState('ready', { source: picturesOf(loaded).source }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '4×' }));
    await expect(send).toHaveBeenCalledWith({
      type: 'options.changed',
      options: { factor: 4 },
      step: 'factor',
    });
    await starts('Upscale picture')({ canvas });
  },
});

/** A method that keeps the size: there is no factor to choose. */
export const CleanUp = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState('ready', { source: picturesOf(loaded).source, ...withOptions({ method: 'clean' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Clean up keeps the size of the picture.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '4×' })).toBeDisabled();
    await starts('Clean up picture')({ canvas });
  },
});

/** A press with the brush marks a part. */
export const MarkingParts = meta.story({
  parameters: { states: ['tool-run.ready'], chromatic: { disableSnapshot: true } },
  render: (_, { loaded }) =>
    inState('ready', { source: picturesOf(loaded).source, ...withOptions({ method: 'sharp' }) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark parts' }));
    const editor = await canvas.findByRole('figure', { name: 'Parts to leave as they are' });
    await expect(within(editor).getByRole('radio', { name: 'Brush' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Done' })).toBeVisible();
  },
});

/** Some parts are marked. */
export const MarkedParts = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) => {
    const { source } = picturesOf(loaded);
    const mask = createMask(source.width, source.height);
    mask.data.fill(1, 0, mask.data.length / 4);
    return inState('ready', { source, ...withOptions({ mask }) });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the marks' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'options.changed', options: { mask: undefined } });
  },
});

/** Two methods on the part that is looked at, before a run. */
export const Previewed = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) => inState('ready', { source: picturesOf(loaded).source }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview this area' }));
    await expect(await canvas.findByText(/enlarged with Sharp and with Fast/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'This area with Sharp' })).toBeVisible();
  },
});

/** A preview fails with the reason, and the run can still be started. */
export const PreviewFailed = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState(
      'ready',
      { source: picturesOf(loaded).source },
      { runPart: async () => ({ ok: false, failure: outOfMemory }) },
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview this area' }));
    await expect(await canvas.findByText(outOfMemory.message)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upscale picture' })).toBeEnabled();
  },
});

/** The free plan goes to 2K. The page says the size, the limit and what to do; the run cannot start. */
export const LargerThanPlan = meta.story({
  parameters: {
    chromatic: { disableSnapshot: true },
    spec: ['tools.free-2k', 'limit.upload'],
    states: ['tool-run.ready'],
  },
  render: (_, { loaded }) =>
    inState('ready', {
      source: { ...picturesOf(loaded).source, width: 1024, height: 819 },
      ...withOptions({ factor: 3 }),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Upscale picture' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  },
});

/** A paid plan goes to 4K. */
export const Paid = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState(
      'ready',
      { source: { ...picturesOf(loaded).source, width: 1024, height: 819 }, ...withOptions({ factor: 3 }) },
      { planId: 'premium' },
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Upscale picture' })).toBeEnabled();
  },
});

export const Starting = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.processing'] },
  render: (_, { loaded }) => inState('processing', { source: picturesOf(loaded).source }),
});

export const Processing = meta.story({
  parameters: { states: ['tool-run.processing'] },
  render: (_, { loaded }) =>
    inState('processing', {
      source: picturesOf(loaded).source,
      progress: { phase: 'enlarge', phaseLabel: 'Enlarging', phaseDone: 0.5, overall: 0.42, etaMs: 8400 },
    }),
  play: cancelsAt(42),
});

/** The middle of the original photograph, as the run's first tile. */
async function firstTile(photo: Blob): Promise<EnlargedTile> {
  const bitmap = await createImageBitmap(photo);
  const [x, y, width, height] = [0.4, 0.4, 0.2, 0.2];
  const [w, h] = [Math.round(bitmap.width * width), Math.round(bitmap.height * height)];
  const context = new OffscreenCanvas(w, h).getContext('2d');
  context?.drawImage(bitmap, -bitmap.width * x, -bitmap.height * y);
  const data = context?.getImageData(0, 0, w, h).data ?? new Uint8ClampedArray();
  return { x, y, width, height, pixels: { width: w, height: h, data: new Uint8ClampedArray(data) } };
}

/** A run shows each tile over the picture as soon as it is finished. */
export const ProcessingTiles = meta.story({
  parameters: { states: ['tool-run.processing'] },
  render: (_, { loaded }) =>
    inState('processing', {
      source: picturesOf(loaded).source,
      progress: { phase: 'enlarge', phaseLabel: 'Enlarging', phaseDone: 0.1, overall: 0.18, etaMs: 21_000 },
    }),
  play: async ({ canvasElement, loaded }) => {
    const sheet = await waitFor(() => {
      const found = canvasElement.querySelector('canvas');
      if (!found) throw new Error('No canvas shows the tiles.');
      return found;
    });
    live.show?.(await firstTile(picturesOf(loaded).result.blob));
    const alphaAt = (ratio: number) =>
      sheet.getContext('2d')?.getImageData(ratio * sheet.width, ratio * sheet.height, 1, 1).data[3];
    await waitFor(() => expect(alphaAt(0.5)).toBe(255));
    await expect(alphaAt(0.2)).toBe(0);
  },
});

export const Failed = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.failed'] },
  render: (_, { loaded }) =>
    inState('failed', {
      source: picturesOf(loaded).source,
      failure: outOfMemory,
    }),
  play: retries,
});

export const Done = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => done(loaded),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download' })).toBeEnabled();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '50% enhanced shown');
  },
});

/** The settings become a recipe without leaving the page. */
export const SavedAsRecipe = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => done(loaded),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Save as a recipe' });
    await userEvent.click(button);
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Save as a recipe' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Give the recipe a name.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
});

export const Taken = meta.story({
  parameters: { states: ['tool-run.done.saved'], chromatic: { disableSnapshot: true } },
  render: (_, { loaded }) => {
    const { source, result } = picturesOf(loaded);
    return inState({ done: 'saved' }, { source, result, lastRunOptions: upscaler.options });
  },
});

/** The settings were changed after the run: the result stays, and one press starts a new run. */
export const Stale = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => done(loaded, {}, withOptions({ factor: 3, format: 'jpeg' })),
  play: starts('Upscale with these settings'),
});

/** The network couldn’t be loaded. A note says that the fast method was used. */
export const FellBack = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => {
    const note = {
      code: 'fell-back-model-unavailable' as const,
      message: 'The model couldn’t be loaded, so the picture was enlarged with Fast.',
    };
    return done(loaded, { method: 'fast', note });
  },
});

export const Simulated = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => done(loaded, { method: 'simulated' }),
});

export const Phone = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  globals: { viewport: { value: 'mobile2' } },
  render: (_, { loaded }) => done(loaded),
});
