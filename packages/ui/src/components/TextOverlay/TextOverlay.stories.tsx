import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Stack } from '../../primitives/Stack';
import { TextOverlay } from '.';
import { sign } from './story-picture';
import type { OverlayWord } from './TextOverlay';

const onCorrect = fn();

/** The picture, its words and the steps, as on a page. */
function MappedSign({ words: given }: { words: readonly OverlayWord[] }) {
  const [words, setWords] = useState(given);
  const correct = (index: number, text: string) => {
    onCorrect(index, text);
    setWords(words.map((word, at) => (at === index ? { ...word, text, corrected: true } : word)));
  };
  return (
    <TextOverlay.Root words={words} onCorrect={correct}>
      <Grid column="l" gap="l">
        <TextOverlay.Picture {...sign.picture} />
        <Stack gap="m">
          <TextOverlay.Steps />
          <TextOverlay.Words label="Words of the sign" />
        </Stack>
      </Grid>
    </TextOverlay.Root>
  );
}

const meta = preview.meta({
  title: 'Components/TextOverlay',
  component: TextOverlay.Picture,
  args: sign.picture,
  beforeEach: () => void onCorrect.mockClear(),
  render: () => <MappedSign words={sign.words} />,
  parameters: {
    about: {
      purpose: 'Lets people compare the words recognised in a picture with the picture, and correct them.',
      avoid: [
        'For text without its picture, use `TextArea`.',
        'For marking parts of a picture, use `MaskEditor`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to the steps, and to one of the words.' },
        { keys: ['Arrow Left', 'Arrow Right', 'Arrow Up', 'Arrow Down'], does: 'Moves from word to word.' },
        { keys: ['Home', 'End'], does: 'Moves to the first or last word.' },
        {
          keys: ['Enter', 'Space'],
          does: 'On a word, starts correcting it. On a step, goes to the next or previous unsure word.',
        },
        { keys: ['Enter'], does: 'While correcting, saves the text.' },
        { keys: ['Escape'], does: 'While correcting, cancels.' },
      ],
      announced:
        'The number of unsure words, when it changes. Each word says whether it is unsure or corrected.',
      behaviour: [
        'The word hovered or focused on one side is highlighted on the other. A click on a box or a word starts correcting it.',
        '`TextOverlay.Steps` goes from one unsure word to the next.',
      ],
    },
  },
});

const boxOf = (canvasElement: HTMLElement, index: number) =>
  canvasElement.querySelector(`[data-box="${index}"]`) as SVGRectElement;

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'doors' }));
    await expect(boxOf(canvasElement, 1)).toHaveAttribute('data-current');
    await userEvent.hover(boxOf(canvasElement, 0));
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveAttribute('data-current');
    await userEvent.unhover(boxOf(canvasElement, 0));
    await expect(canvasElement.querySelector('[data-current]')).toBeNull();
  },
});

/** By keyboard only: go to the unsure word, correct it, and the box is no longer marked. */
export const Corrected = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(boxOf(canvasElement, 3)).toHaveAttribute('data-unsure');
    await userEvent.click(canvas.getByRole('button', { name: 'Next uncertain word' }));
    await expect(canvas.getByRole('button', { name: 'rnill, uncertain' })).toHaveFocus();
    await expect(boxOf(canvasElement, 3)).toHaveAttribute('data-current');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Correct “rnill”' })).toHaveFocus();
    await userEvent.keyboard('mill{Enter}');
    await expect(onCorrect.mock.calls).toEqual([[3, 'mill']]);
    await expect(canvas.getByRole('button', { name: 'mill, corrected' })).toHaveFocus();
    await expect(boxOf(canvasElement, 3)).not.toHaveAttribute('data-unsure');
    await expect(canvas.getByText('No uncertain words.')).toHaveRole('status');
    for (const [keys, word] of [
      ['{Home}', 'Open'],
      ['{End}', 'mill, corrected'],
      ['{ArrowLeft}', 'at the'],
      ['{ArrowUp}', 'doors'],
      ['{ArrowDown}', 'at the'],
      ['{Home}{ArrowRight}', 'doors'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(canvas.getByRole('button', { name: word })).toHaveFocus();
    }
  },
});

export const LeftAsItWas = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(boxOf(canvasElement, 1));
    await expect(canvas.getByRole('textbox', { name: 'Correct “doors”' })).toHaveFocus();
    await userEvent.keyboard('floors{Escape}');
    await expect(onCorrect).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'doors' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Backspace}{Enter}');
    await expect(onCorrect).not.toHaveBeenCalled();
  },
});

export const Editing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'rnill, uncertain' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const Matrix = meta.story({
  render: () => (
    <Stack gap="l">
      <MappedSign words={sign.words} />
      <MappedSign words={sign.words.map((word) => ({ ...word, unsure: true }))} />
      <MappedSign words={sign.words.map((word) => ({ ...word, corrected: true }))} />
    </Stack>
  ),
});
