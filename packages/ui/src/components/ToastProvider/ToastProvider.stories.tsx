import preview from '@verapix/storybook/preview';
import { useRef } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../primitives/Inline';
import { Button } from '../Button';
import { ToastProvider, useToast } from './ToastProvider';

const undo = fn();

function Buttons({ duration }: { duration: number }) {
  const toasts = useToast();
  const saving = useRef('');
  return (
    <Inline gap="s">
      <Button
        onClick={() =>
          toasts.show({ title: 'Picture deleted', duration, action: { label: 'Undo', onSelect: undo } })
        }
      >
        Delete
      </Button>
      <Button
        onClick={() => {
          saving.current = toasts.show({
            title: 'Saving…',
            type: 'loading',
            duration: Number.POSITIVE_INFINITY,
          });
        }}
      >
        Save
      </Button>
      <Button onClick={() => toasts.update(saving.current, { title: 'Saved', variant: 'success' })}>
        Finish
      </Button>
    </Inline>
  );
}

const meta = preview.meta({
  title: 'Components/ToastProvider',
  component: ToastProvider,
  args: { children: <Buttons duration={Number.POSITIVE_INFINITY} /> },
  beforeEach: () => void undo.mockClear(),
  parameters: {
    chromatic: { disableSnapshot: true },
    about: {
      purpose: 'Lets every part of an app say in a few words what has happened: `useToast`.',
      aliases: ['snackbar', 'notification', 'usetoast', 'flash message'],
      avoid: [
        'For what must be read, use `Alert` or `AlertDialog`: a toast goes by itself.',
        'Where an app keeps its toasts itself, use `Toaster`.',
      ],
      keyboard: [
        { keys: ['F8'], does: 'Moves to the toasts.' },
        { keys: ['Enter', 'Space'], does: 'Presses the focused button.' },
        { keys: ['Escape'], does: 'Closes the focused toast.' },
      ],
      announced: 'Each toast; warnings and errors interrupt.',
      behaviour: [
        'The time of all toasts stands still while the pointer or the focus is on one, or the window is inactive.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('A toast with an action', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await expect(undo).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByText('Picture deleted')).toBeNull());
    });
    await step('A toast that changes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText('Saving…')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
      await expect(await screen.findByText('Saved')).toBeVisible();
    });
    await step('F8 moves to it, Escape closes it', async () => {
      await userEvent.keyboard('{F8}');
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
    });
  },
});

/** Its time is over at once. */
export const Over = meta.story({
  args: { children: <Buttons duration={0} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Picture deleted')).toBeNull());
    await expect(undo).not.toHaveBeenCalled();
  },
});

/** The third one takes the place of the oldest. */
export const Limited = meta.story({
  args: { limit: 2 },
  play: async ({ canvas }) => {
    for (const name of ['Save', 'Delete', 'Delete']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(await screen.findAllByText('Picture deleted')).toHaveLength(2);
    await expect(screen.queryByText('Saving…')).toBeNull();
  },
});
