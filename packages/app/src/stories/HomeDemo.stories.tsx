import photograph from '../../../../fixtures/photographs/forest-stream.jpg?url';
import { demoUploadMaxBytes } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import type { UpscaleOutput } from '@verapix/engines/upscale';
import preview from '@verapix/storybook/preview';
import { expect, userEvent, waitFor } from 'storybook/test';
import { samplePictures } from '@verapix/studio/samples/samples';
import { HomeDemo } from '../features/site/home/sections';
import { rejects, sampleSource, toolStories } from '@verapix/studio/testing';
import { inStudio } from '@verapix/studio/testing/StoryHost';
import { createLiveView } from '@verapix/studio/tools/upscale/upscale-options';
import { storeSpeed, type UpscaleEnv } from '@verapix/studio/tools/upscale/upscale-options';
import { DemoView, demo } from '@verapix/studio/Demo';

interface Pictures {
  source: PictureSource;
  result: UpscaleOutput;
}

/** A sample as the intake accepts it, and its original photograph as the result. */
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

const env: UpscaleEnv = {
  planId: 'free',
  runPart: () => new Promise(() => {}),
  checkModel: () => new Promise(() => {}),
  measureDetail: async () => ({ ok: true, value: { ratios: [0.8], durationMs: 30 } }),
  live: createLiveView(),
};
const { inState, prepare, send, starts, cancelsAt, retries } = toolStories(demo, env, (run) => (
  <HomeDemo>
    <DemoView {...run} />
  </HomeDemo>
));

const picturesOf = (loaded: Record<string, unknown>) => loaded.pictures as Pictures;

const enhanced = (loaded: Record<string, unknown>): Parameters<typeof inState>[1] => ({
  ...picturesOf(loaded),
  lastRunOptions: demo.options,
});

const meta = preview.meta({
  title: 'Pages/Home/Demo',
  decorators: [inStudio],
  loaders: [loadPictures],
  beforeEach: () => {
    prepare();
    storeSpeed('sharp', { msPerMegapixel: 125_000, startMs: 3500 });
  },
  parameters: { layout: 'padded', route: '/' },
});

export const NoImage = meta.story({
  parameters: { spec: ['home.demo', 'state.demo', 'valid.demo-copy'], states: ['tool-run.empty'] },
  render: () => inState('empty', {}),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stream in a forest' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await expect(send.mock.calls[0]?.[0]).toMatchObject({ type: 'file.chosen' });
  },
});

export const TooLarge = meta.story({
  parameters: { spec: ['valid.demo-size', 'limit.demo'], states: ['tool-run.rejected'] },
  render: () =>
    inState('rejected', {
      rejection: {
        code: 'too-large-file',
        message: `File is too large. Please select an image under ${demoUploadMaxBytes / 1024 ** 2}MB.`,
        fix: 'This one is 7.2MB. Save it smaller, or as a JPG.',
      },
    }),
  play: rejects('Please select an image under 5MB.'),
});

export const ImageLoaded = meta.story({
  parameters: { spec: ['home.demo', 'state.demo'], states: ['tool-run.ready'] },
  render: (_, { loaded }) => inState('ready', { source: picturesOf(loaded).source }),
  play: starts('Enhance Image'),
});

/** The demo has no settings, so the page asks for a smaller picture. */
export const TooManyPixels = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState('ready', { source: { ...picturesOf(loaded).source, width: 4032, height: 3024 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Enhance Image' })).toBeDisabled();
    await expect(canvas.getByText('Choose a smaller picture.')).toBeVisible();
  },
});

export const Processing = meta.story({
  parameters: { spec: ['state.demo'], states: ['tool-run.processing'] },
  render: (_, { loaded }) =>
    inState('processing', {
      source: picturesOf(loaded).source,
      progress: { phase: 'enlarge', phaseLabel: 'Enlarging', phaseDone: 0.5, overall: 0.42, etaMs: 8400 },
    }),
  play: cancelsAt(42),
});

export const Failed = meta.story({
  parameters: { states: ['tool-run.failed'] },
  render: (_, { loaded }) =>
    inState('failed', {
      source: picturesOf(loaded).source,
      failure: {
        code: 'model-unavailable',
        message: 'The tool couldn’t be loaded.',
        fix: 'Check your connection and try again.',
      },
    }),
  play: retries,
});

export const Enhanced = meta.story({
  parameters: {
    spec: ['home.demo', 'state.demo', 'state.demo-clear', 'limit.demo'],
    states: ['tool-run.done.unsaved'],
  },
  render: (_, { loaded }) => inState({ done: 'unsaved' }, enhanced(loaded)),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Download' });
    await expect(link).toHaveAttribute('download', 'enhanced-image-4k.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(send).toHaveBeenCalledWith({ type: 'source.cleared' });
  },
});

export const Downloaded = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.done.saved'] },
  render: (_, { loaded }) => inState({ done: 'saved' }, enhanced(loaded)),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => inState({ done: 'unsaved' }, enhanced(loaded)),
});
