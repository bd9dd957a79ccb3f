import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { LoadOnInteraction } from './LoadOnInteraction';

const load = fn();

const meta = preview.meta({
  title: 'Components/LoadOnInteraction',
  component: LoadOnInteraction,
  args: {
    load,
    placeholder: <Button>Open</Button>,
    children: (word: unknown) => <Button data-testid="control">{String(word)}</Button>,
  },
  beforeEach: () => {
    load.mockReset();
    load.mockResolvedValue('Opened');
  },
  parameters: {
    about: {
      purpose:
        'Loads the code of a control that opens something, such as a menu, on first use, without a visible difference.',
      avoid: [
        'Not for content that a page shows at once: import it.',
        'For a picture comparison, use `ComparisonSlider`, which loads its pictures lazily.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to the placeholder, and starts loading the control.' },
        {
          keys: ['Enter', 'Space', 'Arrow Down'],
          does: 'Presses it: the control replaces it, open. The focus is kept.',
        },
      ],
      behaviour: ['Hovering starts loading as well. If loading fails, the next press tries again.'],
    },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(load).not.toHaveBeenCalled();
    await expect(canvas.queryByTestId('control')).toBeNull();
  },
});

/** Hover and focus fetch the code and change nothing else. */
export const Focused = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(load).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
});

export const Pressed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByTestId('control')).toHaveTextContent('Opened');
  },
});

export const PressedByArrow = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByTestId('control')).toHaveTextContent('Opened');
  },
});

/** The code could not be fetched: the button stays, and the next press tries again. */
export const Retried = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    load.mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(load).toHaveBeenCalled());
    await expect(canvas.queryByTestId('control')).toBeNull();
    load.mockResolvedValue('Opened');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByTestId('control')).toBeVisible();
  },
});

export const Matrix = meta.story({});
