import photograph from '../../../../../fixtures/photographs/forest-stream.jpg?url';
import type { EngineOutcome, PictureSource } from '@verapix/engines';
import type { FramePreview, VideoSource, VideoStill, WatermarkOutput } from '@verapix/engines/watermark';
import preview from '@verapix/storybook/preview';
import { createMask, type PictureMask } from '@verapix/ui';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import clip from '../../../../../fixtures/videos/h264-aac.mp4?url';
import { samplePictures } from '../../samples/samples';
import { notAnImage, rejects, sampleSource, toolStories } from '../../testing/tool-stories';
import { writeArea } from './area-file';
import type { WatermarkRequests } from './requests';
import { watermarkRemover } from './definition';
import { wholeVideo, withNewArea } from './video-areas';
import type { WatermarkEnv } from './watermark-options';

interface Files {
  picture: PictureSource;
  video: VideoSource;
  still: VideoStill;
  pictureResult: WatermarkOutput;
  videoResult: WatermarkOutput;
}

async function blobOf(url: string): Promise<Blob> {
  return (await fetch(url)).blob();
}

/** A picture and a clip as the intake accepts them, with results. */
async function loadFiles(): Promise<{ files: Files }> {
  const picture = await sampleSource(samplePictures);
  const { width, height } = picture;
  const movie = new File([await blobOf(clip)], 'harbour.mp4', { type: 'video/mp4' });
  const boats = await blobOf(photograph);
  const size = { width, height };
  return {
    files: {
      picture,
      video: {
        file: movie,
        name: movie.name,
        mime: 'video/mp4',
        bytes: movie.size,
        ...size,
        durationMs: 8_400,
        frameRate: 25,
        hasAudio: true,
        codec: 'H.264',
        support: { ok: true },
      },
      still: { blob: boats, ...size },
      pictureResult: {
        blob: boats,
        ...size,
        mime: 'image/png',
        kind: 'image',
        method: 'best',
        durationMs: 1_300,
      },
      videoResult: {
        blob: movie,
        ...size,
        mime: 'video/mp4',
        kind: 'video',
        method: 'quick',
        durationMs: 4_000,
      },
    },
  };
}

/** A mark at the bottom right, as picture agencies place theirs. */
function stamped({ width, height }: { width: number; height: number }): PictureMask {
  const mask = createMask(width, height);
  for (let row = Math.round(height * 0.8); row < height * 0.92; row += 1)
    mask.data.fill(1, row * width + Math.round(width * 0.6), row * width + Math.round(width * 0.94));
  return mask;
}

const never = () => new Promise<never>(() => {});
const resolved = <Value,>(value: Value): Promise<EngineOutcome<Value>> =>
  Promise.resolve({ ok: true, value });
const pending: WatermarkRequests = { still: never, preview: never, suggest: never };

const setKind = fn();
const retry = fn();
const env: WatermarkEnv = {
  kind: 'image',
  setKind,
  support: { ok: true },
  access: { entitlement: 'granted', isRetrying: false, retry },
  requests: pending,
  lastMarks: undefined,
  setLastMarks: () => {},
};
const { inState, prepare, send, notify, starts, cancels, retries } = toolStories(watermarkRemover, env);

const marked = (files: Files) => ({
  source: files.picture,
  options: { ...watermarkRemover.options, mask: stamped(files.picture) },
});

const meta = preview.meta({
  title: 'Pages/Tools/Watermark remover',
  loaders: [loadFiles],
  beforeEach: async () => {
    prepare();
    setKind.mockClear();
    retry.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/tools/watermark-remover' },
});

/** The files from the loader. */
const picturesOf = (loaded: Record<string, unknown>) => loaded.files as Files;

const pictureThere = (canvasElement: HTMLElement) =>
  waitFor(() => {
    expect(canvasElement.querySelector('section img')).not.toBeNull();
    expect(canvasElement.querySelector('section [data-status="loading"]')).toBeNull();
  });

export const Empty = meta.story({
  parameters: {
    spec: ['tools.watermark-both', 'watermark.tabs', 'watermark.no-file', 'watermark.sizes'],
    states: ['tool-run.empty'],
  },
  render: () => inState('empty', {}),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('JPG, PNG, WEBP, HEIC, AVIF, TIFF, GIF, or BMP. Max 10MB'),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Watermark' }));
    await expect(notify.mock.lastCall?.[0]).toMatchObject({
      description: 'Please select a image file first.',
    });
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('tab', { name: 'Video' }));
    await expect(setKind).toHaveBeenCalledWith('video');
  },
});

export const EmptyVideo = meta.story({
  parameters: {
    spec: ['tools.watermark-both', 'watermark.tabs', 'watermark.sizes'],
    states: ['tool-run.empty'],
  },
  render: () => inState('empty', {}, { kind: 'video' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MP4, WEBM, or MOV. Max 50MB')).toBeVisible();
  },
});

/** A browser that cannot work on videos says so before a file is chosen. */
export const VideosNotSupported = meta.story({
  parameters: { states: ['tool-run.empty'] },
  render: () =>
    inState(
      'empty',
      {},
      {
        kind: 'video',
        support: {
          ok: false,
          message: 'This browser can’t save videos.',
          fix: 'Use the latest Chrome or Edge on a computer.',
        },
      },
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This browser can’t save videos.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Choose|Browse/ })).toBeNull();
  },
});

export const Checking = meta.story({
  parameters: { states: ['tool-run.checking'] },
  render: () => inState('checking', {}),
});

export const Rejected = meta.story({
  parameters: { spec: ['watermark.types'], states: ['tool-run.rejected'] },
  render: () =>
    inState('rejected', {
      rejection: notAnImage('This file isn’t a picture, even if its name says so.'),
    }),
  play: rejects('Please select a valid image file.'),
});

/** Nothing is marked yet: the page says what to do. */
export const Ready = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) => inState('ready', { source: picturesOf(loaded).picture }),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await expect(await canvas.findByText('Mark the watermark first.')).toBeVisible();
    const area = canvas.getByRole('application', { name: 'Mark with the brush' });
    area.focus();
    await userEvent.keyboard(' {Shift>}{ArrowRight}{/Shift} ');
    await expect(send.mock.lastCall?.[0]).toMatchObject({ type: 'options.changed' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Quick' }));
    await expect(send).toHaveBeenCalledWith({ type: 'options.changed', options: { method: 'quick' } });
    await starts('Remove Watermark')({ canvas });
  },
});

export const Marked = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) => inState('ready', marked(picturesOf(loaded))),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await expect(canvas.queryByText('Mark the watermark first.')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Use the same area' })).toBeNull();
  },
});

/** An area that was saved for a picture of another size is refused; one of this size is marked. */
export const AreaRefused = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.ready'] },
  render: (_, { loaded }) => inState('ready', marked(picturesOf(loaded))),
  play: async ({ canvas, canvasElement, loaded }) => {
    await pictureThere(canvasElement);
    const load = (text: string) =>
      fireEvent.change(canvas.getByLabelText('Area file'), {
        target: { files: [new File([text], 'area.json', { type: 'application/json' })] },
      });
    load(writeArea(stamped(picturesOf(loaded).picture)));
    await waitFor(() => expect(send.mock.lastCall?.[0]).toMatchObject({ type: 'options.changed' }));
    load(writeArea(stamped({ width: 200, height: 100 })));
    await expect(await canvas.findByText('This area is for a file of a different size.')).toBeVisible();
  },
});

/** The next picture of the same size can use the last mask. */
export const SameArea = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.ready'] },
  render: (_, { loaded }) => {
    const { picture } = picturesOf(loaded);
    return inState('ready', { source: picture }, { lastMarks: { mask: stamped(picture), areas: [] } });
  },
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the same area' }));
    await expect(send.mock.lastCall?.[0].options.mask.data).toBeInstanceOf(Uint8Array);
  },
});

/** A suggested area is marked, and can be changed before a run. */
export const AreaSuggested = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) => {
    const files = picturesOf(loaded);
    const suggest = () => resolved({ candidates: [{ mask: stamped(files.picture), confidence: 0.82 }] });
    return inState('ready', marked(files), { requests: { ...pending, suggest } });
  },
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggest area' }));
    await expect(await canvas.findByText('This area looks like a watermark.')).toBeVisible();
    await expect(send.mock.lastCall?.[0].options.mask.data).toBeInstanceOf(Uint8Array);
  },
});

/** Several places look like a watermark: they are shown one after the other, and then the first again. */
export const SeveralPlaces = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) => {
    const files = picturesOf(loaded);
    const mask = stamped(files.picture);
    const other = { ...mask, data: mask.data.toReversed() };
    const candidates = [
      { mask, confidence: 0.82 },
      { mask: other, confidence: 0.41 },
    ];
    return inState('ready', marked(files), {
      requests: { ...pending, suggest: () => resolved({ candidates }) },
    });
  },
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggest area' }));
    await expect(await canvas.findByText('1 of 2 areas that look like a watermark.')).toBeVisible();
    const first = send.mock.lastCall?.[0].options.mask;
    await userEvent.click(canvas.getByRole('button', { name: 'Show the next one' }));
    await expect(canvas.getByText('2 of 2 areas that look like a watermark.')).toBeVisible();
    await expect(send.mock.lastCall?.[0].options.mask).not.toBe(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the next one' }));
    await expect(send.mock.lastCall?.[0].options.mask).toBe(first);
  },
});

export const NothingFound = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.ready'] },
  render: (_, { loaded }) => {
    const suggest = () => resolved({ candidates: [] });
    return inState('ready', { source: picturesOf(loaded).picture }, { requests: { ...pending, suggest } });
  },
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggest area' }));
    await expect(await canvas.findByText('No watermark was found.')).toBeVisible();
  },
});

/** The network that finds half-transparent marks could not be loaded, for example offline. */
export const ClearLettersOnly = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.ready'] },
  render: (_, { loaded }) => {
    const note = {
      code: 'searched-clear-letters-only',
      message: 'The model for see-through marks couldn’t be loaded, so we only looked for clear letters.',
    } as const;
    const suggest = () => resolved({ candidates: [], note });
    return inState('ready', { source: picturesOf(loaded).picture }, { requests: { ...pending, suggest } });
  },
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggest area' }));
    await expect(await canvas.findByText(/only looked for clear letters/)).toBeVisible();
  },
});

/** Without a paid plan, the button opens the upgrade offer. */
export const SuggestionGated = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState(
      'ready',
      { source: picturesOf(loaded).picture },
      { access: { ...env.access, entitlement: 'denied' } },
    ),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    const button = canvas.getByRole('button', { name: 'Suggest area' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(canvas.getByRole('heading', { name: 'Advanced watermark removal' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
      'href',
      '/pricing?feature=advanced-watermark-removal',
    );
    await expect(send).not.toHaveBeenCalled();
  },
});

export const PlanUnchecked = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState(
      'ready',
      { source: picturesOf(loaded).picture },
      { access: { ...env.access, entitlement: 'unknown' } },
    ),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggest area' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Processing = meta.story({
  parameters: { states: ['tool-run.processing'] },
  render: (_, { loaded }) =>
    inState('processing', {
      ...marked(picturesOf(loaded)),
      progress: { phase: 'model', phaseLabel: 'Loading the model', overall: 0.21, etaMs: 9_000 },
    }),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await expect(canvas.queryByRole('application')).toBeNull();
    await cancels({ canvas });
  },
});

export const Failed = meta.story({
  parameters: {
    chromatic: { disableSnapshot: true },
    spec: ['error.watermark'],
    states: ['tool-run.failed'],
  },
  render: (_, { loaded }) =>
    inState('failed', {
      ...marked(picturesOf(loaded)),
      failure: {
        code: 'out-of-memory',
        message: 'Failed to process image. Please try again.',
        fix: 'This device ran out of memory. Close other tabs, or choose a smaller picture.',
      },
    }),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await expect(await canvas.findByText('Failed to process image. Please try again.')).toBeVisible();
    await retries({ canvas });
  },
});

const done = (files: Files, changes: Partial<WatermarkOutput> = {}) => {
  const { options, source } = marked(files);
  return { source, options, lastRunOptions: options, result: { ...files.pictureResult, ...changes } };
};

export const Done = meta.story({
  parameters: { spec: ['watermark.result'], states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => inState({ done: 'unsaved' }, done(picturesOf(loaded))),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Download Result' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit marks' }));
    await expect(send).toHaveBeenCalledWith({ type: 'result.dismissed' });
  },
});

export const Taken = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.done.saved'] },
  render: (_, { loaded }) => inState({ done: 'saved' }, done(picturesOf(loaded))),
  play: ({ canvasElement }) => pictureThere(canvasElement),
});

export const FellBack = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) =>
    inState(
      { done: 'unsaved' },
      done(picturesOf(loaded), {
        method: 'quick',
        note: {
          code: 'fell-back-model-unavailable',
          message: 'Best couldn’t be loaded, so the area was filled in with Quick.',
        },
      }),
    ),
  play: ({ canvasElement }) => pictureThere(canvasElement),
});

/** The simulated engine returns the file unchanged, and the page says so. */
export const Simulated = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => inState({ done: 'unsaved' }, done(picturesOf(loaded), { method: 'simulated' })),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await expect(await canvas.findByText(/Nothing was removed/)).toBeVisible();
  },
});

const videoRequests = (files: Files): WatermarkRequests => ({
  ...pending,
  still: () => resolved(files.still),
  preview: () =>
    resolved<FramePreview>({ before: files.still.blob, after: files.still.blob, ...files.still }),
});
const markedVideo = ({ video }: Files) => {
  const area = { id: 1, mask: stamped(video), ...wholeVideo };
  return { source: video, options: { ...watermarkRemover.options, areas: [area] } };
};

export const VideoMarked = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState('ready', markedVideo(picturesOf(loaded)), {
      kind: 'video',
      requests: videoRequests(picturesOf(loaded)),
    }),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await expect(await canvas.findByText('Unchanged')).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Moment' })).toHaveAttribute('aria-valuetext', '0:00.00');
    await expect(canvas.queryByRole('radio', { name: 'Best' })).toBeNull();
  },
});

/** Two areas with times of their own, of which one counts at the shown moment, and a part that is kept. */
export const VideoAreas = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.ready'] },
  render: (_, { loaded }) => {
    const { video } = picturesOf(loaded);
    const areas = [
      { id: 1, mask: stamped(video), ...wholeVideo },
      { id: 2, mask: stamped(video), start: 2.4, end: 5 },
    ];
    const options = { ...watermarkRemover.options, areas, keep: { start: 0, end: 6 } };
    const change = { kind: 'video', requests: videoRequests(picturesOf(loaded)) } as const;
    return inState('ready', { source: video, options }, change);
  },
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await expect(
      await canvas.findByText('The result is trimmed to 0:00.00 to 0:06.00: 6.0 s.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Area 2/ }));
    await expect(canvas.getByRole('slider', { name: 'Moment' })).toHaveValue('2.4');
    await pictureThere(canvasElement);
    const area = canvas.getByRole('application', { name: 'Mark with the brush' });
    area.focus();
    await userEvent.keyboard(' {Shift>}{ArrowRight}{/Shift} ');
    await expect(send.mock.lastCall?.[0].options.areas).toMatchObject([{ id: 1 }, { id: 2 }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add an area from here' }));
    await expect(send.mock.lastCall?.[0].options.areas).toMatchObject([
      { id: 1 },
      { id: 2 },
      { id: 3, start: 2.4 },
    ]);
    await userEvent.click(canvas.getAllByRole('button', { name: 'End here' })[1] ?? canvasElement);
    await expect(send.mock.lastCall?.[0].options).toEqual({ keep: { start: 0, end: 2.4 } });
  },
});

/** The page says which of several areas has no marks. */
export const AreaUnmarked = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) => {
    const { video } = picturesOf(loaded);
    const areas = withNewArea(markedVideo(picturesOf(loaded)).options.areas, video, 3);
    const change = { kind: 'video', requests: videoRequests(picturesOf(loaded)) } as const;
    return inState('ready', { source: video, options: { ...watermarkRemover.options, areas } }, change);
  },
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await expect(await canvas.findByText('Nothing is marked in area 2.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save areas' })).toBeDisabled();
  },
});

/** The next video of the same size can use the last areas. */
export const SameAreas = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.ready'] },
  render: (_, { loaded }) => {
    const { video } = picturesOf(loaded);
    const { areas } = markedVideo(picturesOf(loaded)).options;
    const options = { ...watermarkRemover.options, areas: withNewArea([], video, 0) };
    const change = { kind: 'video', requests: videoRequests(picturesOf(loaded)) } as const;
    return inState('ready', { source: video, options }, { ...change, lastMarks: { mask: undefined, areas } });
  },
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the same areas' }));
    await expect(send.mock.lastCall?.[0].options.areas).toMatchObject([{ id: 1, start: 0 }]);
  },
});

/** One frame is filled in before the whole video is. */
export const FramePreviewed = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState('ready', markedVideo(picturesOf(loaded)), {
      kind: 'video',
      requests: videoRequests(picturesOf(loaded)),
    }),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview this frame' }));
    await expect(await canvas.findByRole('button', { name: 'Back to marking' })).toBeVisible();
    await pictureThere(canvasElement);
    await expect(canvas.queryByRole('application')).toBeNull();
  },
});

export const VideoProcessing = meta.story({
  parameters: { states: ['tool-run.processing'] },
  render: (_, { loaded }) =>
    inState(
      'processing',
      {
        ...markedVideo(picturesOf(loaded)),
        progress: { phase: 'fill', phaseLabel: 'Filling in the marked area', overall: 0.43, etaMs: 4_000 },
      },
      { kind: 'video', requests: videoRequests(picturesOf(loaded)) },
    ),
  play: ({ canvasElement }) => pictureThere(canvasElement),
});

export const VideoDone = meta.story({
  parameters: {
    spec: ['tools.watermark-both', 'watermark.result', 'limit.names'],
    states: ['tool-run.done.unsaved'],
  },
  render: (_, { loaded }) => {
    const files = picturesOf(loaded);
    const { options } = markedVideo(files);
    const context = { source: files.video, options, lastRunOptions: options, result: files.videoResult };
    return inState({ done: 'unsaved' }, context, { kind: 'video', requests: videoRequests(files) });
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('video')?.readyState).toBeGreaterThanOrEqual(2));
    await expect(await canvas.findByRole('link', { name: 'Download Result' })).toHaveAttribute(
      'download',
      'watermark-removed.mp4',
    );
  },
});

export const OnPhone = meta.story({
  parameters: { states: ['tool-run.ready'] },
  globals: { viewport: { value: 'mobile1' } },
  render: (_, { loaded }) => inState('ready', marked(picturesOf(loaded))),
  play: ({ canvasElement }) => pictureThere(canvasElement),
});
