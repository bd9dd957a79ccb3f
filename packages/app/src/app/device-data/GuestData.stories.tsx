import type { OwnedData } from '@verapix/domain';
import { type GuestDataSnapshot, guestDataMachine } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { NoticeArea } from '@verapix/ui';
import { expect, fn, userEvent } from 'storybook/test';
import { GuestDataView } from './GuestDataOffer';

const send = fn();
const found: OwnedData = { results: 3, batches: 1, recipes: 0, models: 0, chats: 0, drafts: 0 };

/** The notice in one state of its machine. */
function inState(value: GuestDataSnapshot['value'], context: GuestDataSnapshot['context'] = { found }) {
  return (
    <NoticeArea>
      <StoryActor snapshot={guestDataMachine.resolveState({ value, context })} send={send}>
        {(offer) => <GuestDataView {...offer} />}
      </StoryActor>
    </NoticeArea>
  );
}

const meta = preview.meta({
  title: 'Pages/Shell/Work of visitors',
  beforeEach: () => void send.mockClear(),
  parameters: { layout: 'fullscreen' },
});

/** A user has signed in where something was made without an account. */
export const Offering = meta.story({
  parameters: { states: ['guest-data.offering'] },
  render: () => inState('offering'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Made without an account' })).toHaveTextContent(
      'This browser has 3 results and 1 batch made without an account. Are they yours?',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave as is' }));
    await expect(send.mock.calls).toEqual([[{ type: 'move.requested' }], [{ type: 'offer.declined' }]]);
  },
});

export const Moving = meta.story({
  parameters: { states: ['guest-data.moving'], chromatic: { disableSnapshot: true } },
  render: () => inState('moving'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Moving/ }));
    await expect(canvas.getByRole('button', { name: 'Leave as is' })).toBeDisabled();
    await expect(send).not.toHaveBeenCalled();
  },
});

/** Nothing is shown while it is counted. */
export const Reading = meta.story({
  parameters: { states: ['guest-data.reading'], chromatic: { disableSnapshot: true } },
  render: () => inState('reading', { found: undefined }),
});

/** There is nothing, or the user has answered. */
export const Closed = meta.story({
  parameters: { states: ['guest-data.closed'], chromatic: { disableSnapshot: true } },
  render: () => inState('closed'),
});
