import { type appUpdateMachine, stateValueNames } from '@verapix/machines';
import { Button, NoticeBar } from '@verapix/ui';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '../flow/use-flow';
import type { LazyActor } from '../use-lazy-actor';
import type { AppWorker, VersionEvent } from './app-worker';

const loadFlow = async () => (await import('./app-update.flow')).appUpdateFlow;

export interface AppUpdateProps {
  worker: AppWorker;
  /** The latest event of the worker. */
  event: VersionEvent;
}

/** The offer of a newer version, once there is one. */
export function AppUpdate({ worker, event }: AppUpdateProps) {
  const flow = useFlow(loadFlow, { params: { worker } });
  const { send } = flow;
  useEffect(() => {
    void send(event);
  }, [event, send]);
  return <AppUpdateView {...flow} />;
}

const notices = {
  offered: 'A new version of Verapix is ready. The page loads again when you start it.',
  activating: 'A new version of Verapix is ready. The page loads again when you start it.',
  failed: 'The new version did not start. Try again, or close all tabs of Verapix and open it again.',
  outdated: 'A new version of Verapix is running. Load the page again when it suits you.',
};

/** The offer in one state of its machine. Nothing is shown while there is none. */
export function AppUpdateView({ snapshot, send }: LazyActor<ActorRefFrom<typeof appUpdateMachine>>) {
  const state = snapshot?.value ?? 'current';
  const machineState = stateValueNames('app-update', state).join(' ');
  if (state === 'current') return <div hidden data-machine-state={machineState} />;
  return (
    <NoticeBar
      label="New version"
      data-machine-state={machineState}
      actions={
        <>
          <Button
            size="s"
            tone="accent"
            variant="solid"
            pending={state === 'activating'}
            pendingLabel="Starting"
            onClick={() => send({ type: 'update.accepted' })}
          >
            {state === 'offered' || state === 'activating'
              ? 'Update now'
              : state === 'failed'
                ? 'Try again'
                : 'Load again'}
          </Button>
          {state !== 'activating' && (
            <Button size="s" variant="ghost" onClick={() => send({ type: 'update.postponed' })}>
              Later
            </Button>
          )}
        </>
      }
    >
      {notices[state]}
    </NoticeBar>
  );
}
