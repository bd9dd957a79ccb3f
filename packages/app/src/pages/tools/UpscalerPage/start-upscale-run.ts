import type { PictureSource } from '@verapix/engines';
import { upscalePace } from '@verapix/engines/estimate';
import { type ActorRefFrom, createActor, type InputFrom } from 'xstate';
import { chooseEngines } from '../../../wiring/engine-choice';
import type { inspectPictureActor } from '../../../wiring/tools/inspect-picture-actor';
import { type Notify, startToolRun } from '../../../wiring/tools/start-tool-run';
import { createUpscaleActor, prepareUpscaler } from '../../../wiring/tools/upscale-actor';
import { storePace } from '../../../wiring/upscale-pace';
import type { UpscaleOptions } from './upscale-options';
import { upscalerMachine } from './upscaler-machine';

export type UpscalerActor = ActorRefFrom<typeof upscalerMachine>;

interface UpscaleRun {
  input: InputFrom<typeof upscalerMachine>;
  /** Looks at what was chosen. */
  inspect: typeof inspectPictureActor;
  /** What a picture that was taken is to be made into, unless the person says otherwise. */
  optionsFor: (picture: PictureSource) => Partial<UpscaleOptions>;
  notify: Notify;
}

/** Starts an upscaling machine with its real actors, forwards what it says, and keeps how fast this device was. */
export function startUpscaleRun({ input, inspect, optionsFor, notify }: UpscaleRun): UpscalerActor {
  const machine = upscalerMachine.provide({
    actors: { inspect, process: createUpscaleActor(chooseEngines(location.search)) },
  });
  const actor = createActor(machine, { input });
  actor.on('source.accepted', ({ source }) => {
    actor.send({ type: 'options.changed', options: optionsFor(source) });
  });
  actor.on('run.succeeded', ({ result: { method, durationMs } }) => {
    const { source, ranWith } = actor.getSnapshot().context;
    if (method !== 'sharp' || !source || !ranWith) return;
    const pixels = source.width * source.height;
    storePace(upscalePace({ pixels, factor: ranWith.factor, method, durationMs }));
  });
  return startToolRun(actor, notify);
}

/** Fetches what a run needs, weights apart. Rejects when it can't be had. */
export const prepare = () => prepareUpscaler(chooseEngines(location.search));
