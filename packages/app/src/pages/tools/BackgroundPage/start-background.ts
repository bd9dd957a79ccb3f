import { type ActorRefFrom, createActor } from 'xstate';
import { chooseEngines } from '../../../wiring/engine-choice';
import { createBackgroundActor, prepareBackgroundRemover } from '../../../wiring/tools/background-actor';
import { inspectPictureActor } from '../../../wiring/tools/inspect-picture-actor';
import { type Notify, startToolRun } from '../../../wiring/tools/start-tool-run';
import { backgroundInput, backgroundMachine } from './background-machine';

export type BackgroundActor = ActorRefFrom<typeof backgroundMachine>;

/** Starts the machine with its real actors and forwards what it says. Whoever starts it stops it. */
export function startBackground(notify: Notify): BackgroundActor {
  const machine = backgroundMachine.provide({
    actors: { inspect: inspectPictureActor, process: createBackgroundActor(chooseEngines(location.search)) },
  });
  return startToolRun(createActor(machine, { input: backgroundInput }), notify);
}

/** Fetches what a run on this page needs, weights apart. Rejects when it can't be had. */
export const prepare = () => prepareBackgroundRemover(chooseEngines(location.search));
