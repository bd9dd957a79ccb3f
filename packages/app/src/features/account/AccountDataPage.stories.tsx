import type { AuthUser } from '@verapix/domain';
import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { saveFile } from '@verapix/studio/lib/object-url';
import { AccountDataView } from './AccountDataPage';
import type { ExportFormat } from './account-data';
import { accountDataFile } from './export-data';

const onDownload = fn();

const user: AuthUser = {
  id: 'premium',
  email: 'premium@example.com',
  fullName: 'Premium Member',
  isAdmin: false,
  createdAt: '2026-03-03T12:00:00.000Z',
};

const page = (preparing?: ExportFormat) => (
  <AccountDataView user={user} preparing={preparing} onDownload={onDownload} />
);

const meta = preview.meta({
  title: 'Pages/Account/Data',
  beforeEach: () => {
    onDownload.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/account/data' },
});

export const Idle = meta.story({
  parameters: { spec: ['data.download'] },
  render: () => page(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('premium@example.com')).toBeVisible();
    canvas.getByRole('button', { name: 'Download JSON' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onDownload).toHaveBeenLastCalledWith('json');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onDownload).toHaveBeenLastCalledWith('csv');
  },
});

export const Preparing = meta.story({
  render: () => page('csv'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Download CSV/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Download JSON/ }));
    await expect(onDownload).not.toHaveBeenCalled();
  },
});

/** The session is being read. */
export const Waiting = meta.story({
  render: () => <AccountDataView user={null} preparing={undefined} onDownload={onDownload} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your data')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Download JSON' })).toBeDisabled();
  },
});

/** The browser gets a file with the right name and content. */
export const Saved = meta.story({
  parameters: { spec: ['data.download'], chromatic: { disableSnapshot: true } },
  render: () => page(),
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
  globals: { viewport: { value: 'mobile1' } },
  render: () => page(),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
