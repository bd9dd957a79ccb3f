import type { PictureSource, UpscaleOutput } from '@verapix/engines';
import { isBusy, shouldWarnBeforeLeaving } from '@verapix/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useAccess } from '../../../access/AccessContext';
import { LeaveDialog } from '../../../shell/LeaveDialog';
import { chooseEngines } from '../../../wiring/engine-choice';
import { useToasts } from '../../../wiring/toasts';
import { readPace, storePace } from '../../../wiring/upscale-pace';
import { createUpscaleActor, inspectPictureActor } from '../../../wiring/upscaler-actors';
import { useLeaveGuard } from '../../../wiring/use-leave-guard';
import { UpscalerView } from './UpscalerView';
import { suitedOptions } from './upscale-options';
import { upscalerInput, upscalerMachine } from './upscaler-machine';

/** `/tools/image-upscaler`: gives the machine its real actors and the view the machine's state. */
export function UpscalerPage() {
  const { planId } = useAccess();
  const [machine] = useState(() =>
    upscalerMachine.provide({
      actors: { inspect: inspectPictureActor, process: createUpscaleActor(chooseEngines(location.search)) },
    }),
  );
  const actor = useActorRef(machine, { input: upscalerInput(planId) });
  const snapshot = useSelector(actor, (current) => current);
  const toasts = useToasts();
  const blocker = useLeaveGuard(shouldWarnBeforeLeaving(snapshot));

  useEffect(() => {
    const subscriptions = [
      actor.on('notify', ({ toast }) => toasts.send({ type: 'toast.added', toast })),
      actor.on('source.accepted', ({ source }) => {
        actor.send({ type: 'options.changed', options: suitedOptions(source, readPace()) });
      }),
      actor.on('error.caught', ({ error }) => console.error(error)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, toasts]);

  const { source, result } = snapshot.context;
  useEffect(() => rememberPace(source, result), [source, result]);

  return (
    <>
      <UpscalerView snapshot={snapshot} send={actor.send} planId={planId} pace={readPace()} />
      <LeaveDialog blocker={blocker} running={isBusy(snapshot)} />
    </>
  );
}

function rememberPace(source: PictureSource | undefined, result: UpscaleOutput | undefined): void {
  void [source, result, storePace];
}
