import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Deferred } from './Deferred';

const load = fn();

const meta = preview.meta({
  title: 'Components/Deferred',
  component: Deferred,
  args: {
    load,
    standIn: <Button>Open</Button>,
    children: (word: unknown) => <Button data-testid="control">{String(word)}</Button>,
  },
  beforeEach: () => {
    load.mockReset();
    load.mockResolvedValue('Opened');
  },
  parameters: {
    about: {
      purpose:
        'Keeps the code of a control that opens something, such as a menu, out of what people load at first, without their noticing.',
      avoid: [
        'Not for what a page shows at once: import it.',
        'For a comparison among text, use `LazyComparison`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Reaches the stand-in, and begins to fetch the control.' },
        {
          keys: ['Enter', 'Space', 'Arrow Down'],
          does: 'Presses it: the control takes its place, open. The focus is kept.',
        },
      ],
      behaviour: [
        'Pointing at it begins to fetch as well. If the code cannot be had, the next press tries again.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(load).not.toHaveBeenCalled();
    await expect(canvas.queryByTestId('control')).toBeNull();
  },
});

/** Reaching for it fetches the code and changes nothing else. */
export const Focused = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(load).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
});

export const Pressed = meta.story({
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
