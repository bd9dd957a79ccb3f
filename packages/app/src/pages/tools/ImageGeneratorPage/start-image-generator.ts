import type { Blocker } from '@verapix/machines';
import { type ActorRefFrom, createActor } from 'xstate';
import { chooseEngines } from '../../../wiring/engine-choice';
import { type ImageMaker, imageMakerFor } from '../../../wiring/tools/image-provider';
import { createImagineActor, prepareImaginer } from '../../../wiring/tools/imagine-actor';
import { type Notify, startToolRun } from '../../../wiring/tools/start-tool-run';
import { imageInput, imageMachine } from './image-machine';

interface StartImageGenerator {
  maker: ImageMaker;
  /** Why no free use is left. */
  limit: () => Blocker | undefined;
  onSuccess: () => void;
  notify: Notify;
}

/** Starts the machine with its real actor and forwards what it says. Whoever starts it stops it. */
export function startImageGenerator({
  maker,
  limit,
  onSuccess,
  notify,
}: StartImageGenerator): ActorRefFrom<typeof imageMachine> {
  const machine = imageMachine.provide({ actors: { process: createImagineActor(maker) } });
  const actor = createActor(machine, { input: imageInput(limit) });
  startToolRun(actor, notify);
  actor.on('run.succeeded', onSuccess);
  return actor;
}

/** Fetches what a run on this page needs, weights apart. Rejects when it can't be had. */
export const prepare = () => prepareImaginer(imageMakerFor(chooseEngines(location.search)));
