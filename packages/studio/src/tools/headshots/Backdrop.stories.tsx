import photograph from '../../../../../fixtures/photographs/mountains.jpg?url';
import type { Headshot } from '@verapix/engines/headshots';
import preview from '@verapix/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { toolStories } from '../../testing/tool-stories';
import { viewOfLeft } from '../../image-service/request-picture';
import type { ImageServiceAccess } from '../../image-service/use-image-service';
import { ToolRunView } from '../../workspace/ToolRunner';
import { headshotBackdrop } from './Backdrop';

const request: ImageServiceAccess['request'] = async () => {
  throw new Error('Stories ask no service.');
};

/** The image service with what the server says is left. */
const serviceWith = (
  left: number | undefined,
  state: ImageServiceAccess['state'] = 'available',
): ImageServiceAccess => ({
  state,
  uses: {
    view: left === undefined ? { state: 'checking', access: 'unknown', used: 0 } : viewOfLeft(left),
    countSuccess: () => {},
    isUsedUp: () => left === 0,
  },
  request,
});

const { inState, prepare, send, cancels } = toolStories(
  headshotBackdrop,
  { service: serviceWith(undefined) },
  (run) => <ToolRunView tool={headshotBackdrop} {...run} />,
);

const described = { description: 'a pasture with sheep', seed: 1, person: new Blob() };

/** A photograph as the result. */
async function loadHeadshot(): Promise<{ headshot: Headshot }> {
  const blob = await (await fetch(photograph)).blob();
  const { width, height } = await createImageBitmap(blob);
  return {
    headshot: { id: 'backdrop', label: 'Your backdrop', blob, width, height, mime: 'image/jpeg' },
  };
}

const meta = preview.meta({
  title: 'Pages/Tools/Headshots/Backdrop',
  loaders: [loadHeadshot],
  beforeEach: prepare,
  parameters: { states: ['tool-run.ready'] },
});

export const Ready = meta.story({
  render: () => inState('ready', {}),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Describe the backdrop' });
    await userEvent.type(field, 'a library');
    await userEvent.click(canvas.getByRole('button', { name: 'Make this backdrop' }));
    await expect(send.mock.calls.at(-2)?.[0]).toMatchObject({
      type: 'options.changed',
      options: { description: 'a library' },
    });
    await expect(send).toHaveBeenLastCalledWith({ type: 'run.start' });
  },
});

/** The backdrop needs an account, and says what is lost on the way. */
export const SignIn = meta.story({
  render: () => inState('ready', {}, { service: serviceWith(undefined, 'sign-in') }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Sign in' });
    await expect(link).toHaveAttribute('href', '/signin?redirect=/tools/headshot-generator');
  },
});

export const Processing = meta.story({
  parameters: { states: ['tool-run.processing'] },
  render: () =>
    inState('processing', {
      options: described,
      progress: { phase: 'request', phaseLabel: 'Waiting for the image service', overall: 0 },
    }),
  play: cancels,
});

export const Refused = meta.story({
  parameters: { states: ['tool-run.failed'] },
  render: () =>
    inState('failed', {
      options: described,
      failure: {
        code: 'prompt-refused',
        message: 'The service refused this prompt: Your request was rejected by the safety system.',
        fix: 'Change the description and try again. This attempt doesn’t count.',
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service refused this prompt');
    await userEvent.click(canvas.getByRole('button', { name: 'Make this backdrop' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'run.retry' });
  },
});

export const Done = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) =>
    inState(
      { done: 'unsaved' },
      { options: described, result: loaded.headshot as Headshot },
      { service: serviceWith(2) },
    ),
  play: async ({ canvas }) => {
    const download = await canvas.findByRole('link', { name: 'Download Your backdrop' });
    await expect(download).toHaveAttribute('download', 'headshot-backdrop.jpg');
    await expect(canvas.getByText('2 of 3 free uses left')).toBeVisible();
  },
});

/** The last backdrop stays in view. */
export const UsedUp = meta.story({
  parameters: { states: ['tool-run.done.saved', 'free-use.exhausted'] },
  globals: { viewport: { value: 'mobile2' } },
  render: (_, { loaded }) =>
    inState(
      { done: 'saved' },
      { options: described, result: loaded.headshot as Headshot },
      { service: serviceWith(0) },
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Usage Limit Reached')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Headshot, Your backdrop' })).toBeVisible();
  },
});
