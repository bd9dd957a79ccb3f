import type { ActivityEvent } from '@verapix/domain';
import { activityMachine } from '@verapix/machines';
import * as problems from '@verapix/messages/problems';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, userEvent } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { ActivityView } from './ActivitySection';

const send = fn();

type Snapshot = SnapshotFrom<typeof activityMachine>;

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/147.0.0.0 Safari/537.36';

const events: ActivityEvent[] = [
  {
    id: '3',
    kind: 'key-created',
    detail: { name: 'Build server', key: 'vp_live_…3xYz' },
    userAgent: chrome,
    createdAt: '2026-11-30T10:00:00Z',
  },
  {
    id: '2',
    kind: 'plan-bought',
    detail: { plan: 'Premium', amount: '30', currency: 'USD' },
    userAgent: null,
    createdAt: '2026-11-29T18:30:00Z',
  },
  { id: '1', kind: 'signed-in', detail: {}, userAgent: chrome, createdAt: '2026-11-28T09:15:00Z' },
];

function inState(value: Snapshot['value'], context: Partial<Snapshot['context']> = {}) {
  const snapshot = activityMachine.resolveState({
    value,
    context: { events: [], filter: 'all', problem: undefined, ...context },
  });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(activity) => <ActivityView {...activity} />}
    </StoryActor>
  );
}

const meta = preview.meta({
  title: 'Pages/Account/Activity',
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { route: '/account/privacy' },
});

export const Listed = meta.story({
  parameters: { states: ['activity.listed'] },
  render: () => inState('listed', { events }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(/Chrome on Linux · Build server/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Security' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'filter.chosen', filter: 'security' });
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
  },
});

export const Security = meta.story({
  parameters: { states: ['activity.listed'] },
  render: () => inState('listed', { events, filter: 'security' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText('A plan was purchased')).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { states: ['activity.listed'] },
  render: () => inState('listed'),
});

export const Loading = meta.story({
  parameters: { states: ['activity.loading'] },
  render: () => inState('loading'),
});

export const Failed = meta.story({
  parameters: { states: ['activity.failed'] },
  render: () => inState('failed', { problem: { code: 'unreachable', message: problems.unreachable } }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(send.mock.calls).toEqual([[{ type: 'load.retried' }]]);
  },
});
