import { type ToastOptions, toastsMachine } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createActor, SimulatedClock } from 'xstate';
import { ToastArea } from './ToastArea';

const uploaded: ToastOptions = {
  title: 'Image uploaded successfully!',
  description: 'Scroll down to see the upscaler tool.',
  variant: 'success',
};

/** An actor whose clock is stopped, so that a message stays. */
function createToasts(toast: ToastOptions) {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock, input: { now: () => clock.now() } });
  actor.start();
  actor.send({ type: 'toast.added', toast });
  return actor;
}

function Live({ toast }: { toast: ToastOptions }) {
  const [actor] = useState(() => createToasts(toast));
  return <ToastArea actor={actor} />;
}

const meta = preview.meta({
  title: 'Pages/Shell/Toasts',
  component: Live,
  parameters: { layout: 'fullscreen' },
});

/** Its five seconds are running. */
export const Running = meta.story({
  args: { toast: uploaded },
  parameters: { states: ['toasts.running', 'toast.open.running'] },
  play: async ({ canvas }) => {
    const message = await canvas.findByText('Image uploaded successfully!');
    await waitFor(() => expect(message).toBeVisible());
  },
});

/** The pointer is over it, so its timer is paused. */
export const Paused = meta.story({
  args: { toast: uploaded },
  parameters: { states: ['toasts.paused', 'toast.open.paused'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.hover(await canvas.findByText('Image uploaded successfully!'));
  },
});

/** A pending toast stays until it is updated. */
export const Staying = meta.story({
  args: { toast: { title: 'Loading your tool...', type: 'loading' } },
  parameters: { states: ['toasts.running', 'toast.open.staying'] },
  play: async ({ canvas }) => {
    const message = await canvas.findByText('Loading your tool...');
    await waitFor(() => expect(message).toBeVisible());
  },
});

/** It was dismissed, and is removed from memory later. */
export const Closed = meta.story({
  args: { toast: uploaded },
  parameters: { states: ['toasts.running', 'toast.closed'] },
  play: async ({ canvas }) => {
    const message = await canvas.findByText('Image uploaded successfully!');
    const region = within(message.closest('li') ?? document.body);
    await userEvent.click(region.getByRole('button'));
    await waitFor(() => expect(canvas.queryByText('Image uploaded successfully!')).toBeNull());
  },
});
