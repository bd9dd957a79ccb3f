import preview from '@verapix/storybook/preview';
import { Direction } from 'radix-ui';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../primitives/Inline';
import { Button } from '../Button';
import type { ToastItem } from '../Toast';
import { Toaster, type ToasterProps } from './Toaster';

const saved: ToastItem = {
  id: 'saved',
  open: true,
  title: 'Picture saved',
  description: 'photo-4k.png is in your downloads.',
  variant: 'success',
  dismissible: true,
};

const meta = preview.meta({
  title: 'Components/Toaster',
  component: Toaster,
  args: { toasts: [saved], onDismiss: fn(), onPauseChange: fn(), onAction: fn() },
  parameters: {
    about: {
      purpose:
        'The area where toasts appear, in the same place on every page, for as long as people need to read them.',
      aliases: ['notifications area'],
      avoid: ['One per page.', 'For a message that stays, use `Alert`.'],
      keyboard: [
        { keys: ['F8'], does: 'Moves to the toasts, from anywhere.' },
        { keys: ['Tab', 'Shift+Tab'], does: 'Moves through their controls, and back to the page.' },
        { keys: ['Enter', 'Space'], does: 'Presses the focused control.' },
        { keys: ['Escape'], does: 'Closes the focused toast, if it is dismissible.' },
      ],
      announced: 'Each toast when it appears.',
      behaviour: [
        'It renders the given list. The owner of the list decides which toasts show and for how long.',
        'The time pauses while the pointer or the focus is on a toast, or the window is in the background.',
      ],
    },
    layout: 'fullscreen',
  },
});

/** Owns the list, as the product's machine does: dismissed toasts are removed. */
function Owner({ toasts, onDismiss, ...rest }: ToasterProps) {
  const [shown, show] = useState(toasts);
  return (
    <>
      <Inline>
        <Button onClick={() => show([saved])}>Save</Button>
        <Button
          onClick={() => show([{ ...saved, id: 'failed', title: 'Not saved', variant: 'destructive' }])}
        >
          Fail
        </Button>
      </Inline>
      <Toaster
        {...rest}
        toasts={shown}
        onDismiss={(id) => {
          onDismiss(id);
          show((before) => before.filter((toast) => toast.id !== id));
        }}
      />
    </>
  );
}

export const Default = meta.story({
  parameters: { spec: ['routes.toasts', 'page.toasts'] },
  args: { state: 'toasts.showing' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Notifications (F8)' });
    await expect(region).toHaveTextContent('Picture saved');
    await expect(region.closest('[data-machine-state]')).toHaveAttribute(
      'data-machine-state',
      'toasts.showing',
    );
  },
});

export const Empty = meta.story({
  args: { toasts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
});

/** With reduced motion it is there at once. */
export const ReducedMotion = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const toast = canvas.getByRole('listitem');
    await expect(toast).toHaveStyle({ animationName: 'none', opacity: '1', transform: 'none' });
  },
});

export const ByKeyboard = meta.story({
  parameters: { spec: ['limit.toast', 'limit.toasts'] },
  render: (args) => <Owner {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('[F8]');
    await expect(canvas.getByRole('list')).toHaveFocus();
    await expect(args.onPauseChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(canvas.getByRole('listitem')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledWith('saved');
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
    await expect(args.onPauseChange).toHaveBeenLastCalledWith(false);
  },
});

export const EscapeDismisses = meta.story({
  play: async ({ canvas, args }) => {
    canvas.getByRole('listitem').focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledWith('saved');
  },
});

/** The time pauses while the pointer is on a toast, and resumes even if the toast is removed under the pointer. */
export const PausedByPointer = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Owner {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.hover(canvas.getByText('Picture saved'));
    await expect(args.onPauseChange).toHaveBeenLastCalledWith(true);
    await userEvent.unhover(canvas.getByText('Picture saved'));
    await expect(args.onPauseChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
    await expect(args.onPauseChange).toHaveBeenLastCalledWith(false);
    await expect(args.onPauseChange).toHaveBeenCalledTimes(4);
  },
});

export const PausedInBackground = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    fireEvent.blur(window);
    await expect(args.onPauseChange).toHaveBeenLastCalledWith(true);
    fireEvent.focus(window);
    await expect(args.onPauseChange).toHaveBeenLastCalledWith(false);
  },
});

async function swipe(toast: HTMLElement, distance: number) {
  const pointer = { pointerId: 1, button: 0, clientY: 20 };
  await fireEvent.pointerDown(toast, { ...pointer, clientX: 100 });
  await fireEvent.pointerMove(toast, { ...pointer, clientX: 100 + distance / 2 });
  await fireEvent.pointerMove(toast, { ...pointer, clientX: 100 + distance });
  await fireEvent.pointerUp(toast, { ...pointer, clientX: 100 + distance });
}

export const Swiped = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, spec: ['limit.toast', 'limit.toasts'] },
  play: async ({ canvas, args, step }) => {
    const toast = canvas.getByRole('listitem');
    await step('towards the inline start, or not far enough, it stays', async () => {
      await swipe(toast, -90);
      await swipe(toast, 50);
      await expect(args.onDismiss).not.toHaveBeenCalled();
    });
    await step('more than 50 px towards the inline end, it closes', async () => {
      await swipe(toast, 51);
      await expect(args.onDismiss).toHaveBeenCalledWith('saved');
    });
  },
});

/** In right-to-left text, toasts enter and leave on the left. */
export const RightToLeft = meta.story({
  render: (args) => (
    <Direction.Provider dir="rtl">
      <div dir="rtl">
        <Toaster {...args} />
      </div>
    </Direction.Provider>
  ),
  play: async ({ canvas, args }) => {
    const toast = canvas.getByRole('listitem');
    await swipe(toast, 51);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await swipe(toast, -51);
    await expect(args.onDismiss).toHaveBeenCalledWith('saved');
  },
});

const announcement = () => screen.findByRole('status');

export const Announced = meta.story({
  args: { toasts: [] },
  render: (args) => <Owner {...args} />,
  play: async ({ canvas, step }) => {
    await step('success is announced when the screen reader is idle', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await announcement()).toHaveAttribute('aria-live', 'polite');
      await waitFor(() => expect(screen.queryByRole('status')).toBeNull(), { timeout: 3000 });
    });
    await step('a failure interrupts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
      await expect(await announcement()).toHaveAttribute('aria-live', 'assertive');
      await waitFor(() => expect(screen.queryByRole('status')).toBeNull(), { timeout: 3000 });
    });
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const Matrix = meta.story({
  parameters: { spec: ['error.toasts'] },
  args: {
    toasts: [
      saved,
      {
        ...saved,
        id: 'failed',
        title: 'Login failed',
        description: 'The password is wrong.',
        variant: 'destructive',
      },
      {
        id: 'undo',
        open: true,
        title: 'Picture removed',
        variant: 'default',
        dismissible: true,
        action: { label: 'Undo' },
      },
    ],
  },
});
