import { type GuestDataActor, stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/shell-device-data';
import { Button, NoticeBar } from '@verapix/ui';
import { type FlowView, useFlow } from '../flow/use-flow';
import { guestDataFlow } from './guest-data.flow';
import { inWords } from './own-data';

/** Offers what visitors have made to the user who is signed in. */
export const GuestDataOffer = () => <GuestDataView {...useFlow(guestDataFlow, { params: undefined })} />;

/** The notice, for each state of its machine. */
export function GuestDataView({ snapshot, send }: FlowView<GuestDataActor>) {
  const { found } = snapshot.context;
  const moving = snapshot.matches('moving');
  const states = stateValueNames('guest-data', snapshot.value).join(' ');
  if (!found || !(moving || snapshot.matches('offering'))) return <div hidden data-machine-state={states} />;
  return (
    <NoticeBar
      label={messages.guestLabel}
      data-machine-state={states}
      actions={
        <>
          <Button
            size="s"
            tone="accent"
            variant="solid"
            pending={moving}
            pendingLabel={messages.moving}
            onClick={() => send({ type: 'move.requested' })}
          >
            {messages.take}
          </Button>
          <Button size="s" disabled={moving} onClick={() => send({ type: 'offer.declined' })}>
            {messages.leave}
          </Button>
        </>
      }
    >
      {messages.guest({ list: inWords(found) })}
    </NoticeBar>
  );
}
