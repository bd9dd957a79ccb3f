import type { CheckedModel, Outcome, OwnModel, Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-library';
import { assign, emit, enqueueActions, type SnapshotFrom, setup } from 'xstate';
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
import { successToast } from '../shared/toast';

interface CustomModelContext {
  /** The models on this device; undefined until they are loaded. */
  models: readonly OwnModel[] | undefined;
  /** The chosen file, from the choice until it is kept or discarded. */
  file: File | undefined;
  /** What the check found. */
  checked: CheckedModel | undefined;
  /** The name to keep it by. */
  name: string;
  /** The model that may be deleted. */
  deletionId: string | undefined;
  /** Why the file was refused, or the models could not be loaded. */
  problem: Problem | undefined;
}

export type CustomModelEvent =
  /** The user retries after the models could not be loaded. */
  | { type: 'load.retried' }
  /** The user chooses a file: it is checked. */
  | { type: 'file.chosen'; file: File }
  /** The user ends the check. */
  | { type: 'check.cancelled' }
  /** The user has read why the file was refused. */
  | { type: 'refusal.dismissed' }
  /** The user keeps the checked model by this name, which must not be empty. */
  | { type: 'name.submitted'; name: string }
  /** The user does not keep the checked model. */
  | { type: 'model.discarded' }
  /** The user wants to delete a model: opens the confirmation. */
  | { type: 'deletion.asked'; id: string }
  /** The user confirms: deletes the model. */
  | { type: 'deletion.confirmed' }
  /** The user closes the confirmation. */
  | { type: 'deletion.dismissed' };

type CustomModelEmitted =
  /** A model was kept or deleted, or why not. */
  | NotifyEmitted
  /** A model was kept, so that the page can choose it. */
  | { type: 'model.kept'; model: OwnModel }
  /** A model was deleted, so that the page can choose another method. */
  | { type: 'model.deleted'; id: string }
  | ErrorCaughtEmitted;

export type ListModelsOutcome = Outcome<{ models: readonly OwnModel[] }>;
export type CheckModelOutcome = Outcome<{ checked: CheckedModel }>;
export type KeepModelOutcome = Outcome<{ model: OwnModel }>;
export type DeleteModelOutcome = Outcome<{ id: string }>;

export interface KeepModelInput {
  file: File;
  checked: CheckedModel;
  name: string;
}

/** What the machine calls only where it has a file and what its check found. */
function keepInput({ file, checked, name }: CustomModelContext): KeepModelInput {
  if (!file || !checked) throw new Error('A model is kept without a file that was checked.');
  return { file, checked, name };
}

const forgotten = { file: undefined, checked: undefined, name: '', problem: undefined };

/** A file's name without its ending. */
const nameOf = ({ name }: File) => name.replace(/\.[^.]*$/, '');

/**
 * The user's own models for the upscaler: lists them, checks a file, keeps it by a name, and deletes one. The upscaler
 * starts it for users whose plan includes own models, and stops it when its page is left. A file is checked in a worker
 * that the actor starts: leaving `checking` ends it.
 *
 * @testing Use `controlledActor` for the four actors. The machine has no timers.
 */
export const customModelMachine = setup({
  types: {} as {
    context: CustomModelContext;
    events: CustomModelEvent;
    emitted: CustomModelEmitted;
  },
  actors: {
    /** Lists the models that are kept on this device. */
    listModels: requiredActor<ListModelsOutcome, void>('listModels'),
    /** Checks a file, and stops when it is aborted. */
    checkModel: requiredActor<CheckModelOutcome, { file: File }>('checkModel'),
    /** Keeps a checked file on this device. */
    keepModel: requiredActor<KeepModelOutcome, KeepModelInput>('keepModel'),
    /** Deletes a model from this device. */
    deleteModel: requiredActor<DeleteModelOutcome, { id: string }>('deleteModel'),
  },
  guards: {
    isOk,
    isNamed: ({ event }: { event: CustomModelEvent }) =>
      event.type === 'name.submitted' && event.name.trim() !== '',
  },
  actions: {
    storeModels: assign((_, outcome: ListModelsOutcome) =>
      outcome.ok ? { models: outcome.models, problem: undefined } : { problem: outcome.problem },
    ),
    storeFile: assign((_, { file }: { file: File }) => ({ ...forgotten, file, name: nameOf(file) })),
    storeChecked: assign((_, outcome: CheckModelOutcome) =>
      outcome.ok ? { checked: outcome.checked } : { problem: outcome.problem },
    ),
    storeName: assign((_, { name }: { name: string }) => ({ name: name.trim() })),
    storeDeletion: assign((_, { id }: { id: string }) => ({ deletionId: id })),
    forget: assign(forgotten),
    addModel: enqueueActions(({ context, enqueue }, outcome: KeepModelOutcome) => {
      if (!outcome.ok) return;
      const { model } = outcome;
      enqueue.assign({ ...forgotten, models: [...(context.models ?? []), model] });
      enqueue.emit({ type: 'model.kept', model });
      enqueue.emit({
        type: 'notify',
        toast: successToast(messages.modelAdded, messages.modelKept({ name: model.name })),
      });
    }),
    removeModel: enqueueActions(({ context, enqueue }, outcome: DeleteModelOutcome) => {
      if (!outcome.ok) return;
      const { id } = outcome;
      enqueue.assign({ models: context.models?.filter((model) => model.id !== id) });
      enqueue.emit({ type: 'model.deleted', id });
      enqueue.emit({ type: 'notify', toast: successToast(messages.modelDeleted) });
    }),
    notifyNotKept: emit((_, outcome: KeepModelOutcome) => ({
      type: 'notify',
      toast: failureToast(messages.modelNotAdded, problemOf(outcome)),
    })),
    notifyNotDeleted: emit((_, outcome: DeleteModelOutcome) => ({
      type: 'notify',
      toast: failureToast(messages.modelNotDeleted, problemOf(outcome)),
    })),
    reportError: reportError(),
  },
}).createMachine({
  id: 'custom-model',
  context: { ...forgotten, models: undefined, deletionId: undefined },
  initial: 'loading',
  states: {
    loading: {
      entry: 'forget',
      invoke: {
        src: 'listModels',
        onDone: [
          { guard: ifOk, target: 'idle', actions: { type: 'storeModels', params: outputOf } },
          { target: 'unavailable', actions: { type: 'storeModels', params: outputOf } },
        ],
        onError: {
          target: 'unavailable',
          actions: [{ type: 'storeModels', params: unexpectedOutcome }, report],
        },
      },
    },
    unavailable: { on: { 'load.retried': { target: 'loading' } } },
    idle: {
      on: {
        'file.chosen': {
          target: 'checking',
          actions: { type: 'storeFile', params: ({ event }) => event },
        },
        'deletion.asked': {
          target: 'confirming',
          actions: { type: 'storeDeletion', params: ({ event }) => event },
        },
      },
    },
    checking: {
      invoke: {
        src: 'checkModel',
        input: ({ context: { file } }) => {
          if (!file) throw new Error('A check started without a file.');
          return { file };
        },
        onDone: [
          { guard: ifOk, target: 'naming', actions: { type: 'storeChecked', params: outputOf } },
          { target: 'refused', actions: { type: 'storeChecked', params: outputOf } },
        ],
        onError: {
          target: 'refused',
          actions: [{ type: 'storeChecked', params: unexpectedOutcome }, report],
        },
      },
      on: { 'check.cancelled': { target: 'idle', actions: 'forget' } },
    },
    refused: {
      on: {
        'file.chosen': {
          target: 'checking',
          actions: { type: 'storeFile', params: ({ event }) => event },
        },
        'refusal.dismissed': { target: 'idle', actions: 'forget' },
      },
    },
    naming: {
      on: {
        'name.submitted': {
          guard: 'isNamed',
          target: 'keeping',
          actions: { type: 'storeName', params: ({ event }) => event },
        },
        'model.discarded': { target: 'idle', actions: 'forget' },
      },
    },
    keeping: {
      invoke: {
        src: 'keepModel',
        input: ({ context }) => keepInput(context),
        onDone: [
          { guard: ifOk, target: 'idle', actions: { type: 'addModel', params: outputOf } },
          { target: 'naming', actions: { type: 'notifyNotKept', params: outputOf } },
        ],
        onError: {
          target: 'naming',
          actions: [{ type: 'notifyNotKept', params: unexpectedOutcome }, report],
        },
      },
    },
    confirming: {
      on: {
        'deletion.confirmed': { target: 'deleting' },
        'deletion.dismissed': { target: 'idle' },
      },
    },
    deleting: {
      invoke: {
        src: 'deleteModel',
        input: ({ context: { deletionId } }) => {
          if (deletionId === undefined) throw new Error('A deletion started without a model.');
          return { id: deletionId };
        },
        onDone: [
          { guard: ifOk, target: 'idle', actions: { type: 'removeModel', params: outputOf } },
          { target: 'idle', actions: { type: 'notifyNotDeleted', params: outputOf } },
        ],
        onError: {
          target: 'idle',
          actions: [{ type: 'notifyNotDeleted', params: unexpectedOutcome }, report],
        },
      },
    },
  },
});

export type CustomModelSnapshot = SnapshotFrom<typeof customModelMachine>;
