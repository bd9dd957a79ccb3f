import type { PlanId } from '@verapix/facts';
import type { ToastOptions } from '@verapix/machines';
import { type ActorRefFrom, createActor } from 'xstate';
import { chooseEngines } from '../../../wiring/engine-choice';
import { inspectPictureActor } from '../../../wiring/tools/inspect-picture-actor';
import { startToolRun } from '../../../wiring/tools/start-tool-run';
import { createUpscaleActor } from '../../../wiring/tools/upscale-actor';
import { readPace } from '../../../wiring/upscale-pace';
import { suitedOptions } from './upscale-options';
import { upscalerInput, upscalerMachine } from './upscaler-machine';

export type UpscalerActor = ActorRefFrom<typeof upscalerMachine>;

interface StartUpscaler {
  /** The plan that applies right now: it may change while the page is open. */
  currentPlan: () => PlanId;
  notify: (toast: ToastOptions) => void;
}

/** Starts the machine with its real actors and forwards what it says. Whoever starts it stops it. */
export function startUpscaler({ currentPlan, notify }: StartUpscaler): UpscalerActor {
  const machine = upscalerMachine.provide({
    actors: { inspect: inspectPictureActor, process: createUpscaleActor(chooseEngines(location.search)) },
  });
  const actor = createActor(machine, { input: upscalerInput(currentPlan) });
  actor.on('source.accepted', ({ source }) => {
    actor.send({ type: 'options.changed', options: suitedOptions(source, readPace()) });
  });
  return startToolRun(actor, notify);
}
