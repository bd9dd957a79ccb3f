import { type ActorRefFrom, createActor } from 'xstate';
import { chooseEngines } from '../../../wiring/engine-choice';
import { inspectPictureActor } from '../../../wiring/tools/inspect-picture-actor';
import { type Notify, startToolRun } from '../../../wiring/tools/start-tool-run';
import { createTextActor, prepareTextReader } from '../../../wiring/tools/text-actor';
import { textInput, textMachine } from './text-machine';

/** Starts the machine with its real actors and forwards what it says. Whoever starts it stops it. */
export function startTextRun(notify: Notify): ActorRefFrom<typeof textMachine> {
  const machine = textMachine.provide({
    actors: { inspect: inspectPictureActor, process: createTextActor(chooseEngines(location.search)) },
  });
  return startToolRun(createActor(machine, { input: textInput }), notify);
}

/** Fetches what a run on this page needs, weights apart. Rejects when it can't be had. */
export const prepare = () => prepareTextReader(chooseEngines(location.search));
