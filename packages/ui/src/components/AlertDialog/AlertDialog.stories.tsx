import preview from '@verapix/storybook/preview';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { AlertDialog, alertDialogTones } from './AlertDialog';

const meta = preview.meta({
  title: 'Components/AlertDialog',
  component: AlertDialog.Content,
  args: {
    title: 'Delete your account?',
    description: 'Your profile, your API keys, and your saved results are removed. This can’t be undone.',
    confirmLabel: 'Delete account',
    onConfirm: fn(),
  },
  argTypes: { tone: { control: 'inline-radio', options: alertDialogTones } },
  parameters: {
    about: {
      purpose:
        'Asks before an action that cannot be undone, to prevent mistakes. The confirming button names the action: “Delete account”.',
      aliases: ['confirm', 'confirmation', 'modal'],
      avoid: [
        'For what can be undone, do it and offer Undo in a `Toast`.',
        'For messages that need no answer, use a `Toast` or an `Alert`.',
        'For a task with fields, use `Dialog`.',
        'For the destructive action of a settings page, use `DangerZone`, which asks in place.',
      ],
      keyboard: [
        {
          keys: ['Tab', 'Shift+Tab'],
          does: 'Moves between the buttons; the focus stays inside and starts on Cancel.',
        },
        { keys: ['Enter', 'Space'], does: 'Presses the focused button.' },
        {
          keys: ['Escape'],
          does: 'Cancels, unless the action is running. The focus returns to where it was.',
        },
      ],
      announced:
        'The question and its consequences, when it opens; `pendingLabel` while the action is running.',
      behaviour: [
        'A click outside does not close it. While `pending` it stays open and cannot be cancelled.',
      ],
    },
  },
  render: (args) => (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>
        <Button tone="danger">Delete</Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content {...args} />
    </AlertDialog.Root>
  ),
});

const open = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  return screen.findByRole('alertdialog', { name: 'Delete your account?' });
};

const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await open(canvas)).toHaveAccessibleDescription(/can’t be undone/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const Confirmed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await open(canvas);
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await closed();
  },
});

export const Cancelled = meta.story({
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Delete' });
    await step('by the focused button', async () => {
      await open(canvas);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await closed();
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('by Escape', async () => {
      await open(canvas);
      await userEvent.keyboard('{Escape}');
      await closed();
      await waitFor(() => expect(button).toHaveFocus());
    });
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** The owner keeps the dialog open until the action has finished. Neither button can be pressed meanwhile. */
export const Pending = meta.story({
  args: { pending: true, pendingLabel: 'Deleting' },
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    await userEvent.click(screen.getByRole('button', { name: /Delete account/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await open(canvas);
  },
});

export const Matrix = meta.story({
  args: {
    tone: 'accent',
    title: 'Replace the live keys?',
    description: 'Payments use the new keys at once. The old ones stop working.',
    confirmLabel: 'Replace keys',
    cancelLabel: 'Keep them',
  },
  render: (args) => (
    <AlertDialog.Root defaultOpen>
      <AlertDialog.Content {...args} />
    </AlertDialog.Root>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep them' })).toHaveFocus());
  },
});
