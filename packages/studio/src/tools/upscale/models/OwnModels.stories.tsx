import type { OwnModel } from '@verapix/domain';
import { customModelMachine } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { inStudio } from '../../../testing/StoryHost';
import { OwnModelsGate, OwnModelsView } from './OwnModels';

type Snapshot = SnapshotFrom<typeof customModelMachine>;

const send = fn();
const planes = { layout: 'nchw', type: 'float32', white: 1 } as const;
const model = (id: string, name: string, scale: 2 | 4, bytes: number): OwnModel => ({
  id,
  name,
  bytes,
  format: { scale, tiles: { overlap: 12 }, input: planes, output: planes },
  msPerMegapixel: 84_000,
  memoryBytes: 310 * 1024 ** 2,
});
const models = [model('a', 'Foliage', 4, 4_400_000), model('b', 'Line art', 2, 1_200_000)];
const file = new File(['model'], 'foliage-x4.onnx');

/** The section in one state of its machine. */
function inState(value: Snapshot['value'], context: Partial<Snapshot['context']> = {}) {
  const snapshot = customModelMachine.resolveState({
    value,
    context: {
      models,
      file: undefined,
      checked: undefined,
      name: '',
      deletionId: undefined,
      problem: undefined,
      ...context,
    },
  });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(own) => <OwnModelsView {...own} />}
    </StoryActor>
  );
}

const meta = preview.meta({
  title: 'Components/OwnModels',
  component: OwnModelsView,
  beforeEach: () => {
    send.mockClear();
  },
  decorators: [inStudio],
  parameters: {
    states: ['custom-model.idle'],
    about: {
      purpose: 'Adds upscaling networks of the user’s own to the methods of the upscaler, and deletes them.',
      avoid: ['For users of the free plan, use `FeatureGate`.'],
      keyboard: [
        { keys: ['Tab'], does: 'Moves through the buttons that delete a model, and the one that adds one.' },
        { keys: ['Enter', 'Space'], does: 'Presses the focused button.' },
        { keys: ['Escape'], does: 'Closes the question whether to delete a model.' },
      ],
      announced: 'The check of a file, that a model works, and why a file is refused.',
    },
  },
});

export const Default = meta.story({
  render: () => inState('idle'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Line art' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'deletion.asked', id: 'b' });
    await userEvent.upload(canvas.getByLabelText('Model file'), file);
    await expect(send).toHaveBeenLastCalledWith({ type: 'file.chosen', file });
  },
});

export const Empty = meta.story({ render: () => inState('idle', { models: [] }) });

export const Loading = meta.story({
  parameters: { states: ['custom-model.loading'] },
  render: () => inState('loading', { models: undefined }),
});

export const Unavailable = meta.story({
  parameters: { states: ['custom-model.unavailable'] },
  render: () =>
    inState('unavailable', {
      models: undefined,
      problem: {
        code: 'storage-blocked',
        message: 'This browser doesn’t let the page store models.',
        fix: 'Leave private browsing, or allow this site to store data, and try again.',
      },
    }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'load.retried' });
  },
});

export const Checking = meta.story({
  parameters: { states: ['custom-model.checking'] },
  render: () => inState('checking', { file }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'check.cancelled' });
  },
});

/** The file is no network that enlarges pictures. The models that are kept stay as they are. */
export const Refused = meta.story({
  parameters: { states: ['custom-model.refused'] },
  render: () =>
    inState('refused', {
      file,
      problem: {
        code: 'model-refused',
        message: 'It returns a picture of the same size. Only networks that enlarge are supported.',
        fix: 'Choose an ONNX file with a network that enlarges RGB pictures two or four times.',
      },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('foliage-x4.onnx can’t be used.');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'refusal.dismissed' });
  },
});

const checked = { file, checked: models[0], name: 'foliage-x4' };

export const Naming = meta.story({
  parameters: { states: ['custom-model.naming'] },
  render: () => inState('naming', checked),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAccessibleDescription('Enter a name.');
    await userEvent.type(name, 'Foliage{Enter}');
    await expect(send).toHaveBeenLastCalledWith({ type: 'name.submitted', name: 'Foliage' });
  },
});

export const Keeping = meta.story({
  parameters: { states: ['custom-model.keeping'] },
  render: () => inState('keeping', { ...checked, name: 'Foliage' }),
});

const deletion = { deletionId: 'a' };

export const Confirming = meta.story({
  parameters: { states: ['custom-model.confirming'] },
  render: () => inState('confirming', deletion),
  play: async () => {
    const confirm = await screen.findByRole('button', { name: 'Delete model' });
    await userEvent.keyboard('{Escape}');
    await expect(send).toHaveBeenLastCalledWith({ type: 'deletion.dismissed' });
    await userEvent.click(confirm);
    await expect(send).toHaveBeenLastCalledWith({ type: 'deletion.confirmed' });
  },
});

export const Deleting = meta.story({
  parameters: { states: ['custom-model.deleting'] },
  render: () => inState('deleting', deletion),
});

/** For users of the free plan. */
export const Gate = meta.story({
  parameters: { states: [] },
  render: () => <OwnModelsGate />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use your own model' }));
    await expect(canvas.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
      'href',
      '/pricing?feature=custom-models',
    );
  },
});
