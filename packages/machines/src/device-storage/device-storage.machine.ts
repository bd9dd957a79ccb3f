import type { Outcome, Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-library';
import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { failureToast, problemOf, unexpectedOutcome } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  type NotifyEmitted,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';
import { successToast, type ToastOptions, warningToast } from '../shared/toast';

/** What the site keeps in this browser besides results and settings. */
export interface DeviceStorage {
  /** Models, and the runtimes that compute them, in bytes. */
  downloadBytes: number;
  /** The pages and scripts of the site that open without a network, in bytes. */
  appBytes: number;
  /** Everything the site keeps in this browser, as the browser counts it, in bytes. Undefined if it does not say. */
  usedBytes: number | undefined;
  /** How much the browser allows the site, in bytes. Undefined if it does not say. */
  quotaBytes: number | undefined;
  /** Whether the browser asks the user before it deletes any of it. Undefined if it cannot be asked for that. */
  isPersisted: boolean | undefined;
}

interface DeviceStorageContext {
  /** As last read; undefined before. */
  storage: DeviceStorage | undefined;
  /** Why it could not be read; cleared by the next attempt. */
  problem: Problem | undefined;
}

type DeviceStorageEvent =
  /** The user retries after the storage could not be read. */
  | { type: 'load.retried' }
  /** The user has confirmed that models, runtimes, pages and scripts are deleted. Results stay. */
  | { type: 'space.freed' }
  /** The user asks that the browser deletes nothing without asking. */
  | { type: 'persistence.requested' };

export type LoadStorageOutcome = Outcome<{ storage: DeviceStorage }>;
/** Whether the browser has agreed. */
export type RequestPersistenceOutcome = Outcome<{ isPersisted: boolean }>;

/**
 * What the site keeps on the device so that it works without a network. The page of the results starts it and stops it.
 *
 * @testing Use `controlledActor` for all actors. The machine has no timers. Test that the figures are read again after something
 * was deleted, also after that has failed.
 */
export const deviceStorageMachine = setup({
  types: {} as {
    context: DeviceStorageContext;
    events: DeviceStorageEvent;
    emitted: NotifyEmitted | ErrorCaughtEmitted;
  },
  actors: {
    /** Reads how much is kept. */
    loadStorage: requiredActor<LoadStorageOutcome, void>('loadStorage'),
    /** Deletes models, runtimes, pages and scripts. */
    freeSpace: requiredActor<Outcome, void>('freeSpace'),
    /** Asks the browser to keep everything until the user deletes it. */
    requestPersistence: requiredActor<RequestPersistenceOutcome, void>('requestPersistence'),
  },
  guards: { isOk },
  actions: {
    storeStorage: assign((_, outcome: LoadStorageOutcome) =>
      outcome.ok ? { storage: outcome.storage, problem: undefined } : { problem: outcome.problem },
    ),
    notify: emit((_, { toast }: { toast: ToastOptions }) => ({ type: 'notify', toast })),
    notifyPersistence: emit((_, outcome: RequestPersistenceOutcome) => ({
      type: 'notify',
      toast: !outcome.ok
        ? failureToast(messages.browserNotAsked, problemOf(outcome))
        : outcome.isPersisted
          ? successToast(messages.browserKeeps)
          : warningToast(messages.browserDisagreed, messages.browserDisagreedText),
    })),
    notifyFailed: emit((_, outcome: Outcome) => ({
      type: 'notify',
      toast: failureToast(messages.notAllDeleted, problemOf(outcome)),
    })),
    reportError: reportError(),
  },
}).createMachine({
  id: 'device-storage',
  context: { storage: undefined, problem: undefined },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadStorage',
        onDone: [
          { guard: ifOk, target: 'loaded', actions: { type: 'storeStorage', params: outputOf } },
          { target: 'failed', actions: { type: 'storeStorage', params: outputOf } },
        ],
        onError: { target: 'failed', actions: [{ type: 'storeStorage', params: unexpectedOutcome }, report] },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading' } } },
    loaded: {
      on: {
        'space.freed': { target: 'freeing' },
        'persistence.requested': { target: 'requesting' },
      },
    },
    freeing: {
      invoke: {
        src: 'freeSpace',
        onDone: [
          {
            guard: ifOk,
            target: 'loading',
            actions: { type: 'notify', params: { toast: successToast(messages.spaceFreed) } },
          },
          { target: 'loading', actions: { type: 'notifyFailed', params: outputOf } },
        ],
        onError: {
          target: 'loading',
          actions: [{ type: 'notifyFailed', params: unexpectedOutcome }, report],
        },
      },
    },
    requesting: {
      invoke: {
        src: 'requestPersistence',
        onDone: { target: 'loading', actions: { type: 'notifyPersistence', params: outputOf } },
        onError: {
          target: 'loading',
          actions: [{ type: 'notifyPersistence', params: unexpectedOutcome }, report],
        },
      },
    },
  },
});

export type DeviceStorageSnapshot = SnapshotFrom<typeof deviceStorageMachine>;
