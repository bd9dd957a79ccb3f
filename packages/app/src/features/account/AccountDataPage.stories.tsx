import type { AuthUser } from '@verapix/domain';
import { dataExportMachine, type ExportFormat } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, userEvent } from 'storybook/test';
import { saveFile } from '../../lib/object-url';
import { AccountDataSkeleton, AccountDataView } from './AccountDataPage';
import { accountDataFile } from './data-export.flow';

const send = fn();

const user: AuthUser = {
  id: 'premium',
  email: 'premium@example.com',
  fullName: 'Premium Member',
  isAdmin: false,
  createdAt: '2026-03-03T12:00:00.000Z',
};

/** The page in one state of its machine. */
function inState(value: 'idle' | 'preparing', format: ExportFormat = 'json') {
  const snapshot = dataExportMachine.resolveState({ value, context: { format } });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(data) => <AccountDataView user={user} {...data} />}
    </StoryActor>
  );
}

const meta = preview.meta({
  title: 'Pages/Account/Data',
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/account/data' },
});

export const Idle = meta.story({
  parameters: { spec: ['data.download'], states: ['data-export.idle'] },
  render: () => inState('idle'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('premium@example.com')).toBeVisible();
    canvas.getByRole('button', { name: 'Download JSON' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(send).toHaveBeenLastCalledWith({ type: 'export.requested', format: 'json' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(send).toHaveBeenLastCalledWith({ type: 'export.requested', format: 'csv' });
  },
});

export const Preparing = meta.story({
  parameters: { states: ['data-export.preparing'] },
  render: () => inState('preparing', 'csv'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Download CSV/ }));
    await expect(send).not.toHaveBeenCalled();
  },
});

/** The session is being read. */
export const Waiting = meta.story({
  parameters: { states: ['data-export.idle'] },
  render: () => <AccountDataSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your data')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Download JSON' })).toBeDisabled();
  },
});

/** The browser gets a file with the right name and content. */
export const Saved = meta.story({
  parameters: { spec: ['data.download'], chromatic: { disableSnapshot: true } },
  render: () => inState('idle'),
  play: async () => {
    const pressed = new Promise<HTMLAnchorElement>((resolve) => {
      const { click } = HTMLAnchorElement.prototype;
      HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
        HTMLAnchorElement.prototype.click = click;
        resolve(this);
      };
    });
    const file = accountDataFile(user, 'json', {});
    saveFile(file, file.name);
    const link = await pressed;
    await expect(link.download).toBe('my-account-data.json');
    await expect(await (await fetch(link.href)).json()).toEqual({
      name: 'Premium Member',
      email: 'premium@example.com',
      created_at: '2026-03-03T12:00:00.000Z',
    });
  },
});

export const Phone = meta.story({
  parameters: { states: ['data-export.idle'] },
  globals: { viewport: { value: 'mobile1' } },
  render: () => inState('idle'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
