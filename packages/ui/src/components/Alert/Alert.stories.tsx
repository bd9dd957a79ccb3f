import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { Button } from '../Button';
import { Alert, alertTones } from './Alert';

const meta = preview.meta({
  title: 'Components/Alert',
  component: Alert,
  args: {
    title: 'The picture is larger than your plan allows',
    children: 'It has 24 megapixels, the free plan goes up to 16. Choose a smaller factor.',
  },
  argTypes: { tone: { control: 'inline-radio', options: alertTones } },
  parameters: {
    about: {
      purpose:
        'Informs people about the current place or task, and stays until the situation changes: what happened, and what to do about it.',
      aliases: ['banner', 'callout', 'notice', 'message'],
      avoid: [
        'For a passing confirmation, use a `Toast`.',
        'For an error of a single field, use the `error` of that field.',
        'For an empty list, use `EmptyState`.',
      ],
      keyboard: [
        {
          keys: ['Tab'],
          does: 'Moves through its actions, in reading order. The message itself is not focusable.',
        },
        { keys: ['Enter', 'Space'], does: 'Presses the focused action; Enter also follows a link.' },
      ],
      announced:
        'With `live`, the whole message at once, for something that the user just did. Without it, the message is read in its place. The tone is read as a word: Note, Done, Warning or Problem.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/larger than your plan/)).toHaveTextContent('Note: The picture');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const TitleOnly = meta.story({
  args: { tone: 'success', title: 'Your changes are saved', children: undefined },
});

const retry = fn();

export const WithActions = meta.story({
  args: {
    tone: 'danger',
    title: 'The picture could not be enlarged',
    children: 'The browser ran out of memory. Close other tabs, or choose a smaller factor.',
    actions: (
      <>
        <Button size="s" onClick={retry}>
          Try again
        </Button>
        <Button size="s" variant="ghost">
          Choose another picture
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(2);
  },
});

/** An alert that appears after a press is announced. */
export const Live = meta.story({
  args: { tone: 'warning', live: true },
  render: function Live(args) {
    const [isShown, setShown] = useState(false);
    return (
      <Stack align="start">
        <Button onClick={() => setShown(true)}>Upscale picture</Button>
        {isShown && <Alert {...args} />}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Warning: The picture is larger');
  },
});

export const Phone = meta.story({
  args: {
    tone: 'danger',
    title: 'a-file-name-that-goes-on-and-on-without-any-place-to-break-it-0123456789.jpeg is not a picture',
    actions: <Button size="s">Choose another picture</Button>,
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      {alertTones.map((tone) => (
        <Alert key={tone} {...args} tone={tone} actions={<Button size="s">See plans</Button>} />
      ))}
      {alertTones.map((tone) => (
        <Alert key={tone} tone={tone} title={`Only a title, ${tone}`} />
      ))}
    </Stack>
  ),
});
