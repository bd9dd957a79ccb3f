import { type DeviceStorageSnapshot, deviceStorageMachine } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DeviceStorageView } from './DeviceStorage';
import { deleteDeviceStorage, readDeviceStorage } from './device-storage';

const send = fn();
const isAppCache = (name: string) => name.startsWith('verapix-code') || name.startsWith('verapix-pages');

const storage = {
  downloadBytes: 26_965_000,
  appBytes: 3_120_000,
  usedBytes: 41_300_000,
  quotaBytes: 6_442_450_944,
  isPersisted: false,
};

/** The section in one state of its machine. */
function inState(
  value: DeviceStorageSnapshot['value'],
  context: Partial<DeviceStorageSnapshot['context']> = {},
) {
  const snapshot = deviceStorageMachine.resolveState({
    value,
    context: { storage, problem: undefined, ...context },
  });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(actor) => <DeviceStorageView {...actor} />}
    </StoryActor>
  );
}

const meta = preview.meta({
  title: 'Pages/Library/Storage on this device',
  beforeEach: () => {
    send.mockClear();
  },
});

export const Loaded = meta.story({
  parameters: { states: ['device-storage.loaded'] },
  render: () => inState('loaded'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep until I delete it' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'persistence.requested' });
    await userEvent.click(canvas.getByRole('button', { name: 'Free up space' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Your results stay.');
    await expect(send).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Free up space' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'space.freed' });
  },
});

/** The browser has agreed to keep everything, and does not say how much there is. */
export const Persisted = meta.story({
  parameters: { states: ['device-storage.loaded'], chromatic: { disableSnapshot: true } },
  render: () =>
    inState('loaded', {
      storage: {
        ...storage,
        downloadBytes: 0,
        appBytes: 0,
        usedBytes: undefined,
        quotaBytes: undefined,
        isPersisted: true,
      },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your browser won’t delete any of it unless you say so.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Free up space' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Keep until I delete it' })).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { states: ['device-storage.loading'], chromatic: { disableSnapshot: true } },
  render: () => inState('loading', { storage: undefined }),
});

export const Freeing = meta.story({
  parameters: { states: ['device-storage.freeing'], chromatic: { disableSnapshot: true } },
  render: () => inState('freeing'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Freeing up space/ })).toBeVisible();
  },
});

export const Requesting = meta.story({
  parameters: { states: ['device-storage.requesting'], chromatic: { disableSnapshot: true } },
  render: () => inState('requesting'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Asking your browser/ })).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { states: ['device-storage.failed'], chromatic: { disableSnapshot: true } },
  render: () =>
    inState('failed', {
      storage: undefined,
      problem: { code: 'unavailable', message: 'Your browser doesn’t store anything for this site.' },
    }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'load.retried' });
  },
});

/** The browser's own caches are counted and deleted. */
export const Stored = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => inState('loaded'),
  play: async () => {
    await deleteDeviceStorage(isAppCache);
    await (await caches.open('verapix-code')).put('/assets/a.js', new Response('12345'));
    await (await caches.open('verapix-pages-1')).put('/faq', new Response('123'));
    await expect((await readDeviceStorage(isAppCache)).appBytes).toBe(8);
    await deleteDeviceStorage(isAppCache);
    await expect(await readDeviceStorage(isAppCache)).toMatchObject({ appBytes: 0, downloadBytes: 0 });
  },
});
