import { type appUpdateMachine, stateValueNames } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/offline';
import { Button, NoticeBar } from '@verapix/ui';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type FlowView, useFlow } from '../flow/use-flow';
import type { AppWorker, VersionEvent } from './app-worker';
import { appUpdateFlow } from './app-update.flow';

export interface AppUpdateProps {
  worker: AppWorker;
  /** The latest event of the worker. */
  event: VersionEvent;
}

/** The offer of a newer version, once there is one. */
export function AppUpdate({ worker, event }: AppUpdateProps) {
  const flow = useFlow(appUpdateFlow, { params: { worker } });
  const { send } = flow;
  useEffect(() => {
    send(event);
  }, [event, send]);
  return <AppUpdateView {...flow} />;
}

const notices = {
  offered: messages.ready,
  activating: messages.ready,
  failed: messages.failed,
  outdated: messages.outdated,
};

/** The offer in one state of its machine. Nothing is shown while there is none. */
export function AppUpdateView({ snapshot, send }: FlowView<ActorRefFrom<typeof appUpdateMachine>>) {
  const state = snapshot.value;
  const machineState = stateValueNames('app-update', state).join(' ');
  if (state === 'current') return <div hidden data-machine-state={machineState} />;
  return (
    <NoticeBar
      label={messages.newVersion}
      data-machine-state={machineState}
      actions={
        <>
          <Button
            size="s"
            tone="accent"
            variant="solid"
            pending={state === 'activating'}
            pendingLabel={messages.starting}
            onClick={() => send({ type: 'update.accepted' })}
          >
            {state === 'offered' || state === 'activating'
              ? messages.update
              : state === 'failed'
                ? common.tryAgain
                : messages.load}
          </Button>
          {state !== 'activating' && (
            <Button size="s" variant="ghost" onClick={() => send({ type: 'update.postponed' })}>
              {messages.later}
            </Button>
          )}
        </>
      }
    >
      {notices[state]}
    </NoticeBar>
  );
}
