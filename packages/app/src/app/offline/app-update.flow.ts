import { appUpdateMachine } from '@verapix/machines';
import { defineFlow, type FlowContext } from '../flow/define-flow';
import type { AppWorker } from './app-worker';

/** Offers a newer version of the app, and loads the page again when the user has accepted it. */
export const createAppUpdateFlow = (reload: () => void) =>
  defineFlow({
    machine: appUpdateMachine,
    run: ({ params: { worker } }: FlowContext<{ worker: Pick<AppWorker, 'activateUpdate'> }>) => ({
      actors: { activateUpdate: () => worker.activateUpdate() },
      on: { 'page.outdated': reload },
    }),
  });

export const appUpdateFlow = createAppUpdateFlow(() => location.reload());
