import type { ToastOptions } from '@verapix/machines';
import { type ActorRefFrom, createActor } from 'xstate';
import { chooseEngines } from '../../../wiring/engine-choice';
import { createBackgroundActor } from '../../../wiring/tools/background-actor';
import { inspectPictureActor } from '../../../wiring/tools/inspect-picture-actor';
import { startToolRun } from '../../../wiring/tools/start-tool-run';
import { backgroundInput, backgroundMachine } from './background-machine';

export type BackgroundActor = ActorRefFrom<typeof backgroundMachine>;

/** Starts the machine with its real actors and forwards what it says. Whoever starts it stops it. */
export function startBackground(notify: (toast: ToastOptions) => void): BackgroundActor {
  const machine = backgroundMachine.provide({
    actors: { inspect: inspectPictureActor, process: createBackgroundActor(chooseEngines(location.search)) },
  });
  return startToolRun(createActor(machine, { input: backgroundInput }), notify);
}
