import { type AppUpdateSnapshot, appUpdateMachine } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { NoticeArea } from '@verapix/ui';
import { expect, fn, userEvent } from 'storybook/test';
import { AppUpdateView } from './AppUpdate';

const send = fn();

/** The offer in one state of its machine. */
function inState(value: AppUpdateSnapshot['value']) {
  const snapshot = appUpdateMachine.resolveState({ value });
  return (
    <div style={{ minBlockSize: '20rem' }}>
      <StoryActor snapshot={snapshot} send={send}>
        {(actor) => (
          <NoticeArea>
            <AppUpdateView {...actor} />
          </NoticeArea>
        )}
      </StoryActor>
    </div>
  );
}

const meta = preview.meta({
  title: 'Pages/Shell/New version',
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'fullscreen' },
});

export const Offered = meta.story({
  parameters: { states: ['app-update.offered'] },
  render: () => inState('offered'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update now' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'update.accepted' });
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'update.postponed' });
  },
});

export const Activating = meta.story({
  parameters: { states: ['app-update.activating'], chromatic: { disableSnapshot: true } },
  render: () => inState('activating'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Starting/ }));
    await expect(send).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  parameters: { states: ['app-update.failed'], chromatic: { disableSnapshot: true } },
  render: () => inState('failed'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'update.accepted' });
  },
});

/** Another tab has started the new version. */
export const Outdated = meta.story({
  parameters: { states: ['app-update.outdated'] },
  globals: { viewport: { value: 'mobile1' } },
  render: () => inState('outdated'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'update.accepted' });
  },
});

/** Nothing is shown. */
export const Current = meta.story({
  parameters: { states: ['app-update.current'], chromatic: { disableSnapshot: true } },
  render: () => inState('current'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'New version' })).toBeNull();
  },
});
