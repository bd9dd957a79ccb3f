import photograph from '../../../../../fixtures/photographs/mountains.jpg?url';
import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { type Canvas, StoryFreeUses, storyFreeUses, toolStories } from '../../testing/tool-stories';
import { viewOfLeft } from '../../image-service/request-picture';
import { type GeneratedImage, type ImageEnv, type ImageOptions, initialOptions } from './image-options';
import { imageGenerator } from './definition';

const described: ImageOptions = {
  ...initialOptions,
  prompt: 'a unicorn by a mountain lake at sunset',
  style: 'watercolor',
  seed: 4711,
};

/** A photograph as an engine's result. */
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

const { inState, prepare, send, cancels } = toolStories(imageGenerator, {
  freeUses: storyFreeUses({ state: 'available', access: 'limited', used: 0 }),
  maker: 'procedural',
  canSignIn: false,
  request: async () => {
    throw new Error('Stories ask no service.');
  },
  form: { key: 0, isFocused: false },
  restartForm: () => {},
  tab: 'generate',
  setTab: () => {},
});

interface ShownProps extends Partial<ImageEnv> {
  value: Parameters<typeof inState>[0];
  context: Parameters<typeof inState>[1];
  /** Free uses so far. */
  used?: number;
}

/** The page in one state of its machine, after a number of free uses. */
function Shown({ value, context, used = 0, tab: initialTab = 'generate', ...env }: ShownProps) {
  const [tab, setTab] = useState(initialTab);
  return (
    <StoryFreeUses used={used} access="limited">
      {(view) => inState(value, context, { freeUses: storyFreeUses(view), tab, setTab, ...env })}
    </StoryFreeUses>
  );
}

const show = (
  value: ShownProps['value'],
  context: ShownProps['context'],
  props: Partial<ShownProps> = {},
) => <Shown {...{ value, context }} {...props} />;

const meta = preview.meta({
  title: 'Pages/Tools/Image generator',
  loaders: [loadPicture],
  beforeEach: prepare,
  parameters: { layout: 'fullscreen', route: '/tools/ai-image-generator' },
});

const picturesOf = (loaded: Record<string, unknown>) => loaded.picture as GeneratedImage;

/** After the first run. */
const made = (loaded: Record<string, unknown>) => ({
  options: described,
  result: picturesOf(loaded),
  history: [picturesOf(loaded)],
  lastRunOptions: described,
});

export const Ready = meta.story({
  parameters: {
    spec: ['image.tabs', 'image.request', 'limit.prompt'],
    states: ['tool-run.ready', 'free-use.available'],
  },
  render: () => show('ready', {}),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Prompt' }), 'sea');
    await expect(send).toHaveBeenLastCalledWith({ type: 'options.changed', options: { prompt: 'sea' } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Anime' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'options.changed', options: { style: 'anime' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Generate procedural preview' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'run.start' });
  },
});

/** Another press on a preset removes it. Input beyond the limit is ignored. */
export const Described = meta.story({
  parameters: { spec: ['image.request', 'image.prompt-limit', 'limit.prompt'], states: ['tool-run.ready'] },
  render: () => show('ready', { options: { ...described, prompt: 'sea '.repeat(118) } }),
  play: async ({ canvas }) => {
    const strength = await canvas.findByRole('slider', { name: 'Style strength' });
    await expect(strength).toHaveAttribute('aria-valuetext', '70%');
    fireEvent.input(strength, { target: { value: '75' } });
    await expect(send).toHaveBeenLastCalledWith({ type: 'options.changed', options: { strength: 75 } });
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await expect(canvas.getByRole('radio', { name: /^1024 × 1024/ })).toBeChecked();
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
  parameters: { spec: ['image.states'], states: ['tool-run.processing'] },
  render: () =>
    show('processing', {
      options: described,
      progress: { phase: 'paint', phaseLabel: 'Painting the scene', phaseDone: 0.6, overall: 0.4 },
    }),
  play: cancels,
});

export const Failed = meta.story({
  parameters: { spec: ['error.image'], states: ['tool-run.failed'] },
  render: () =>
    show('failed', {
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
  parameters: { spec: ['image.states', 'limit.names'], states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => show({ done: 'unsaved' }, made(loaded), { used: 1 }),
  play: async ({ canvas }) => {
    const download = await canvas.findByRole('link', { name: 'Download procedural preview' });
    await expect(download).toHaveAttribute('download', 'ai-generated-image-1767225600000.jpg');
    await expect(await canvas.findByText('Not painted: unicorn')).toBeVisible();
    await expect(canvas.getByText('2 of 3 free uses left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit these settings' }));
    await expect(send).toHaveBeenLastCalledWith({
      type: 'options.changed',
      options: { ...described, isSeedFixed: true },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Make a variation' }));
    await expect(send).toHaveBeenCalledWith({
      type: 'options.changed',
      options: { ...described, seed: expect.any(Number), isSeedFixed: false },
    });
    await expect(send).toHaveBeenLastCalledWith({ type: 'run.start' });
  },
});

/** No free use is left; the last picture stays. */
export const UsedUp = meta.story({
  parameters: {
    chromatic: { disableSnapshot: true },
    spec: ['limit-screen'],
    states: ['tool-run.done.saved', 'free-use.exhausted'],
  },
  render: (_, { loaded }) => show({ done: 'saved' }, made(loaded), { used: 3 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Usage Limit Reached' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const History = meta.story({
  parameters: { spec: ['image.tabs', 'image.history', 'image.states'], states: ['tool-run.done.saved'] },
  render: (_, { loaded }) => {
    const history = [0, 1, 2, 3].map((index) => ({ ...picturesOf(loaded), madeAt: index }));
    return show({ done: 'saved' }, { options: described, result: history[0], history }, { tab: 'history' });
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
  render: () => show('ready', {}, { tab: 'history' }),
});

export const Simulated = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: () => show('ready', {}, { maker: 'simulated' }),
});

/** The site has an image service, for users who sign in. */
export const CanSignIn = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: () => show('ready', {}, { canSignIn: true }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Sign in' });
    await expect(link).toHaveAttribute('href', '/signin?redirect=/tools/ai-image-generator');
    await expect(canvas.getByRole('button', { name: 'Generate procedural preview' })).toBeVisible();
  },
});

const unknownLeft = { state: 'checking', access: 'unknown', used: 0 } as const;

/** With what the server says is left of the image service, once it has answered. */
const showService = (value: ShownProps['value'], context: ShownProps['context'], left?: number | null) =>
  inState(value, context, {
    maker: 'service',
    freeUses: storyFreeUses(left === undefined ? unknownLeft : viewOfLeft(left)),
  });

const madeByService = (loaded: Record<string, unknown>) => {
  const result: GeneratedImage = { ...picturesOf(loaded), method: 'service', painted: [], notPainted: [] };
  return { ...made(loaded), result, history: [result] };
};

export const Service = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: () => showService('ready', {}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/your description leaves this device/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate image' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'run.start' });
  },
});

export const ServiceProcessing = meta.story({
  parameters: { states: ['tool-run.processing'] },
  render: () =>
    showService('processing', {
      options: described,
      progress: { phase: 'request', phaseLabel: 'Waiting for the image service', overall: 0 },
    }),
  play: cancels,
});

/** A failed run with the service. */
const failed = (failure: { code: string; message: string; fix: string }) =>
  showService('failed', { options: described, failure: { ...failure, title: 'Error' } });

const keepsDescription = async ({ canvas }: { canvas: Canvas }) => {
  await expect(await canvas.findByRole('alert')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(described.prompt);
};

export const ServiceRefused = meta.story({
  parameters: { states: ['tool-run.failed'] },
  render: () =>
    failed({
      code: 'prompt-refused',
      message: 'The service refused this prompt: Your request was rejected by the safety system.',
      fix: 'Change the description and try again. This attempt doesn’t count.',
    }),
  play: keepsDescription,
});

export const ServiceDown = meta.story({
  parameters: { states: ['tool-run.failed'] },
  render: () =>
    failed({
      code: 'service-unavailable',
      message: 'The image service didn’t make a picture. This attempt doesn’t count. Please try again later.',
      fix: 'Your description is still here.',
    }),
  play: keepsDescription,
});

export const ServiceOffline = meta.story({
  parameters: { states: ['tool-run.failed'] },
  render: () =>
    failed({
      code: 'service-unavailable',
      message: 'We couldn’t reach the server. Check your connection and try again later.',
      fix: 'Your description is still here.',
    }),
  play: keepsDescription,
});

export const ServiceDone = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => showService({ done: 'unsaved' }, madeByService(loaded), 2),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Download AI image' })).toBeVisible();
    await expect(canvas.getByText(/Made by an AI model/)).toBeVisible();
    await expect(canvas.getByText('2 of 3 free uses left')).toBeVisible();
  },
});

/** The server counts no further picture. */
export const ServiceUsedUp = meta.story({
  parameters: { states: ['tool-run.failed'] },
  render: () => showService('failed', { options: described }, 0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Usage Limit Reached' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Phone = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  globals: { viewport: { value: 'mobile1' } },
  render: (_, { loaded }) => show({ done: 'unsaved' }, made(loaded)),
});
