import { updateDelays } from '@verapix/domain';
import { emit, type SnapshotFrom, setup } from 'xstate';
import { type ErrorCaughtEmitted, report, reportError, requiredActor } from '../shared/setup-parts';

type AppUpdateEvent =
  /** A newer version is on this device and waits. */
  | { type: 'update.found' }
  /** The user starts the newer version, or loads the page again. */
  | { type: 'update.accepted' }
  /** The user goes on with this version for now. */
  | { type: 'update.postponed' }
  /** Another tab has started the newer version: this page is the only part left of the old one. */
  | { type: 'version.replaced' };

type AppUpdateEmitted =
  /** The page is to be loaded again. The browser asks the user first if something would be lost. */
  { type: 'page.outdated' } | ErrorCaughtEmitted;

/**
 * The offer of a newer version of the app, which was downloaded in the background. The shell starts it when there is one.
 * Nothing is loaded again unless the user says so.
 *
 * - `outdated` goes on offering after the page was asked to load again: the user may have stayed to save a result.
 *
 * @testing Use `controlledActor` for `activateUpdate`, and a `SimulatedClock` for its deadline. Test that a late answer does
 * not load the page again.
 */
export const appUpdateMachine = setup({
  types: {} as { events: AppUpdateEvent; emitted: AppUpdateEmitted },
  actors: {
    /** Asks the waiting version to take over. Resolves when it has. */
    activateUpdate: requiredActor<void, void>('activateUpdate'),
  },
  delays: { activation: updateDelays.activation },
  actions: {
    emitOutdated: emit({ type: 'page.outdated' }),
    reportError: reportError(),
  },
}).createMachine({
  id: 'app-update',
  initial: 'current',
  states: {
    current: {
      on: { 'update.found': { target: 'offered' }, 'version.replaced': { target: 'outdated' } },
    },
    offered: {
      on: {
        'update.accepted': { target: 'activating' },
        'update.postponed': { target: 'current' },
        'version.replaced': { target: 'outdated' },
      },
    },
    activating: {
      invoke: {
        src: 'activateUpdate',
        onDone: { target: 'outdated', actions: 'emitOutdated' },
        onError: { target: 'failed', actions: report },
      },
      after: { activation: { target: 'failed' } },
    },
    failed: {
      on: {
        'update.accepted': { target: 'activating' },
        'update.postponed': { target: 'current' },
        'version.replaced': { target: 'outdated' },
      },
    },
    outdated: {
      on: { 'update.accepted': { actions: 'emitOutdated' }, 'update.postponed': { target: 'current' } },
    },
  },
});

export type AppUpdateSnapshot = SnapshotFrom<typeof appUpdateMachine>;
