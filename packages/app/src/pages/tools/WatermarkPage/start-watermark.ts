import { type ActorRefFrom, createActor } from 'xstate';
import { chooseEngines } from '../../../wiring/engine-choice';
import { type Notify, startToolRun } from '../../../wiring/tools/start-tool-run';
import {
  createWatermarkActor,
  createWatermarkInspectActor,
  prepareWatermarkRemover,
} from '../../../wiring/tools/watermark-actor';
import { watermarkInput, watermarkMachine } from './watermark-machine';
import type { WatermarkKind } from './watermark-options';

type WatermarkActor = ActorRefFrom<typeof watermarkMachine>;

interface StartWatermark {
  /** The tab that is open when a file comes. */
  currentKind: () => WatermarkKind;
  notify: Notify;
}

/** Starts the machine with its real actors and forwards what it says. Whoever starts it stops it. */
export function startWatermark({ currentKind, notify }: StartWatermark): WatermarkActor {
  const machine = watermarkMachine.provide({
    actors: {
      inspect: createWatermarkInspectActor(currentKind),
      process: createWatermarkActor(chooseEngines(location.search)),
    },
  });
  const actor = createActor(machine, { input: watermarkInput });
  // What was marked in the last picture is not marked in this one, until the person says so.
  actor.on('source.accepted', () => actor.send({ type: 'options.changed', options: { mask: undefined } }));
  return startToolRun(actor, notify);
}

/** Fetches what a run on this page needs, weights apart. Rejects when it can't be had. */
export const prepare = () => prepareWatermarkRemover(chooseEngines(location.search));
