import { type ActorRefFrom, createActor } from 'xstate';
import { chooseEngines } from '../../../wiring/engine-choice';
import { createHeadshotActor, prepareHeadshots } from '../../../wiring/tools/headshot-actor';
import { inspectPictureActor } from '../../../wiring/tools/inspect-picture-actor';
import { type Notify, startToolRun } from '../../../wiring/tools/start-tool-run';
import { headshotInput, headshotMachine } from './headshot-machine';

/** Starts the machine with its real actors and forwards what it says. Whoever starts it stops it. */
export function startHeadshots(notify: Notify): ActorRefFrom<typeof headshotMachine> {
  const machine = headshotMachine.provide({
    actors: { inspect: inspectPictureActor, process: createHeadshotActor(chooseEngines(location.search)) },
  });
  return startToolRun(createActor(machine, { input: headshotInput }), notify);
}

/** Fetches what a run on this page needs, weights apart. Rejects when it can't be had. */
export const prepare = () => prepareHeadshots(chooseEngines(location.search));
