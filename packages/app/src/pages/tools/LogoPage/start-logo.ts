import type { Blocker } from '@verapix/machines';
import { type ActorRefFrom, createActor } from 'xstate';
import { chooseEngines } from '../../../wiring/engine-choice';
import { createLogoActor, prepareLogoMaker } from '../../../wiring/tools/logo-actor';
import { type Notify, startToolRun } from '../../../wiring/tools/start-tool-run';
import { logoInput, logoMachine } from './logo-machine';

interface StartLogo {
  notify: Notify;
  /** Why no run may start for somebody without free uses left. */
  limit: () => Blocker | undefined;
  /** To be called for each round that was made. */
  countSuccess: () => void;
}

/** Starts the machine with its real actors and forwards what it says. Whoever starts it stops it. */
export function startLogo({ notify, limit, countSuccess }: StartLogo): ActorRefFrom<typeof logoMachine> {
  const machine = logoMachine.provide({
    // No file is ever chosen, so nothing looks at one.
    actors: { process: createLogoActor(chooseEngines(location.search)) },
  });
  const actor = createActor(machine, { input: logoInput(limit) });
  actor.on('run.succeeded', countSuccess);
  return startToolRun(actor, notify);
}

/** Fetches what a run on this page needs, weights apart. Rejects when it can't be had. */
export const prepare = () => prepareLogoMaker(chooseEngines(location.search));
