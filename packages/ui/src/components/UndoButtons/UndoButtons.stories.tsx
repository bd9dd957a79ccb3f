import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../primitives/Inline';
import { Stack } from '../../primitives/Stack';
import { buttonSizes } from '../Button';
import { UndoButtons } from './UndoButtons';

const meta = preview.meta({
  title: 'Components/UndoButtons',
  component: UndoButtons,
  args: { canUndo: true, canRedo: true, onUndo: fn(), onRedo: fn() },
  argTypes: { size: { control: 'inline-radio', options: buttonSizes } },
  parameters: {
    about: {
      purpose: 'Takes changes of settings or of a drawing back, and makes them again.',
      avoid: [
        'For a single change that was just made, offer undo in a `Toast`.',
        'For marks on a picture, use `MaskEditor`, which includes them.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves from undo to redo.' },
        {
          keys: ['Enter', 'Space'],
          does: 'Presses the button. It keeps the focus when nothing is left to do.',
        },
      ],
      behaviour: ['It has no container of its own: place it in an `Inline`.'],
    },
  },
  render: (args) => (
    <Inline gap="xs">
      <UndoButtons {...args} />
    </Inline>
  ),
});

export const Default = meta.story({
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onRedo).toHaveBeenCalledOnce();
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

/** Nothing was undone yet: redo keeps its place and the focus, but does nothing. */
export const NothingToRedo = meta.story({
  args: { canRedo: false },
  play: async ({ canvas, args }) => {
    const redo = canvas.getByRole('button', { name: 'Redo' });
    await userEvent.click(redo);
    await expect(redo).toHaveFocus();
    await expect(args.onRedo).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="m">
      {buttonSizes.map((size) => (
        <Inline key={size} gap="xs">
          <UndoButtons {...args} size={size} />
          <UndoButtons {...args} size={size} canUndo={false} canRedo={false} />
        </Inline>
      ))}
    </Stack>
  ),
});
