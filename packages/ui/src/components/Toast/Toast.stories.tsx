import preview from '@verapix/storybook/preview';
import { Toast as Radix } from 'radix-ui';
import { expect, fn, userEvent } from 'storybook/test';
import { Toast, type ToastItem, toastTypes, toastVariants } from './Toast';

const toast: ToastItem = {
  id: 'saved',
  open: true,
  title: 'Picture saved',
  description: 'photo-4k.png is in your downloads.',
  variant: 'default',
  dismissible: true,
};

const meta = preview.meta({
  title: 'Components/Toast',
  component: Toast,
  args: { toast, onDismiss: fn(), onAction: fn() },
  decorators: [
    (Story) => (
      <Radix.Provider>
        <Story />
        <Radix.Viewport style={{ display: 'grid', gap: '0.5rem', maxInlineSize: '24rem' }} />
      </Radix.Provider>
    ),
  ],
  parameters: {
    about: {
      purpose: 'Confirms that something has just happened, without interrupting: saved, copied, sent.',
      aliases: ['snackbar', 'notification'],
      avoid: [
        'For a question, use `AlertDialog`.',
        'For an error of a field, use the field’s `error`; of a place on the page, `Alert`.',
        'Not for what must not be missed: it disappears.',
      ],
      keyboard: [
        { keys: ['F8'], does: 'Moves to the toasts.' },
        { keys: ['Tab'], does: 'Moves through their controls.' },
        { keys: ['Enter', 'Space'], does: 'Presses the focused one.' },
        { keys: ['Escape'], does: 'Closes the focused toast, if it is dismissible.' },
      ],
      announced: 'Its text: at once for an error or a warning, otherwise when the screen reader is idle.',
      behaviour: ['A swipe towards the inline end closes it as well.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('[F8]');
    await expect(canvas.getByRole('list')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('saved');
  },
});

export const Destructive = meta.story({
  parameters: { spec: ['error.toasts'] },
  args: {
    toast: {
      ...toast,
      variant: 'destructive',
      title: 'Login failed',
      description: 'The e-mail or the password is wrong.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error:')).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: {
    toast: {
      id: 'loading',
      open: true,
      title: 'Loading your tool...',
      variant: 'default',
      type: 'loading',
      dismissible: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The owner decides whether the action also closes the toast. */
export const WithAction = meta.story({
  args: { toast: { ...toast, title: 'Picture removed', action: { label: 'Undo' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onAction).toHaveBeenCalledWith('saved');
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
});

/** Neither a close button, nor Escape, nor a swipe closes it. */
export const NotDismissible = meta.story({
  args: { toast: { ...toast, dismissible: false } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    canvas.getByRole('listitem').focus();
    await userEvent.keyboard('{Escape}');
    canvas.getByRole('listitem').blur();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
});

export const LongWords = meta.story({
  args: {
    toast: {
      ...toast,
      variant: 'warning',
      title: 'IMG_20261120_a-name-without-a-single-space-that-does-not-fit.jpeg was not added',
      description:
        'It is 12.4 MB. Pictures up to 10 MB are read here; make it smaller or choose another one, then drop it again.',
    },
  },
});

export const Matrix = meta.story({
  parameters: { spec: ['entity.toast', 'toast.variants'] },
  render: (args) => (
    <>
      {toastVariants.map((variant) => (
        <Toast
          key={variant}
          {...args}
          toast={{ ...toast, id: variant, variant, title: `Variant ${variant}` }}
        />
      ))}
      {toastTypes.map((type) => (
        <Toast
          key={type}
          {...args}
          toast={{ id: type, open: true, variant: 'default', type, title: `Type ${type}`, dismissible: true }}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const variant of ['default', 'destructive', 'success', 'warning'])
      await expect(canvas.getByText(`Variant ${variant}`)).toBeVisible();
  },
});
