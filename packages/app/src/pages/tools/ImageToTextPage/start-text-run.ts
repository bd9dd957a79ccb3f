import type { ToastOptions } from '@verapix/machines';
import { type ActorRefFrom, createActor } from 'xstate';
import { chooseEngines } from '../../../wiring/engine-choice';
import { inspectPictureActor } from '../../../wiring/tools/inspect-picture-actor';
import { startToolRun } from '../../../wiring/tools/start-tool-run';
import { createTextActor } from '../../../wiring/tools/text-actor';
import { textInput, textMachine } from './text-machine';

/** Starts the machine with its real actors and forwards what it says. Whoever starts it stops it. */
export function startTextRun(notify: (toast: ToastOptions) => void): ActorRefFrom<typeof textMachine> {
  const machine = textMachine.provide({
    actors: { inspect: inspectPictureActor, process: createTextActor(chooseEngines(location.search)) },
  });
  return startToolRun(createActor(machine, { input: textInput }), notify);
}
