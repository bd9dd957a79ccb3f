import type { Inbox, InboxAction, Outcome, Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/inbox';
import { assertEvent, assign, emit, setup } from 'xstate';
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

interface InboxContext {
  /** Undefined before it is loaded. */
  inbox: Inbox | undefined;
  /** Why it could not be loaded; cleared by the next attempt. */
  problem: Problem | undefined;
  /** The message that is being answered. */
  answering: string | undefined;
  /** What is being done. */
  pending: InboxAction | undefined;
}

type InboxEvent =
  /** The user retries after the inbox could not be loaded. */
  | { type: 'load.retried' }
  /** The user begins an answer to a message. */
  | { type: 'answer.opened'; id: string }
  /** The user gives the answer up. */
  | { type: 'answer.closed' }
  /** The user does something about what is in the inbox. One at a time: others are ignored meanwhile. */
  | { type: 'action.chosen'; action: InboxAction };

type InboxEmitted =
  /** Something was done, or failed. */
  NotifyEmitted | ErrorCaughtEmitted;

export type LoadInboxOutcome = Outcome<{ inbox: Inbox }>;

const doneTexts: Readonly<Record<InboxAction['action'], string>> = {
  'answer-message': messages.answered,
  'close-message': messages.messageClosed,
  'close-payment': messages.paymentClosed,
  'send-mail-again': messages.mailQueued,
  'forget-mail': messages.mailForgotten,
};

/** An inbox without what was dealt with. */
function without(inbox: Inbox, { action, id }: InboxAction): Inbox {
  const others = <Row extends { id: string }>(rows: readonly Row[]) => rows.filter((row) => row.id !== id);
  if (action === 'close-payment') return { ...inbox, payments: others(inbox.payments) };
  if (action === 'send-mail-again' || action === 'forget-mail')
    return { ...inbox, mails: others(inbox.mails) };
  return { ...inbox, messages: others(inbox.messages) };
}

/**
 * What waits for the operator: messages, payments, mails and jobs. The inbox page starts it and stops it, except while
 * something is being done. An answer that fails stays open.
 *
 * @testing Use `controlledActor` for the two actors. The machine has no timers.
 */
export const inboxMachine = setup({
  types: {} as { context: InboxContext; events: InboxEvent; emitted: InboxEmitted },
  actors: {
    /** Loads the inbox. The problem code `permission_denied` means that the user is no administrator. */
    loadInbox: requiredActor<LoadInboxOutcome, void>('loadInbox'),
    /** Does something about what is in the inbox. */
    updateInbox: requiredActor<Outcome, InboxAction>('updateInbox'),
  },
  guards: {
    isOk,
    isDenied: (_, outcome: Outcome) => !outcome.ok && outcome.problem.code === 'permission_denied',
    isGone: (_, outcome: Outcome) => !outcome.ok && outcome.problem.code === 'not_found',
  },
  actions: {
    storeLoaded: assign((_, outcome: LoadInboxOutcome) =>
      outcome.ok ? { inbox: outcome.inbox } : { problem: outcome.problem },
    ),
    clearProblem: assign({ problem: undefined }),
    openAnswer: assign((_, { id }: { id: string }) => ({ answering: id })),
    closeAnswer: assign({ answering: undefined }),
    begin: assign((_, { action }: { action: InboxAction }) => ({ pending: action })),
    end: assign({ pending: undefined }),
    forget: assign({ inbox: undefined }),
    removeDone: assign(({ context: { inbox, pending, answering } }) => ({
      inbox: inbox && pending ? without(inbox, pending) : inbox,
      answering: answering === pending?.id ? undefined : answering,
    })),
    notifyDone: emit(({ context: { pending } }) => ({
      type: 'notify',
      toast: successToast(doneTexts[pending?.action ?? 'close-message']),
    })),
    notifyFailed: emit((_, outcome: Outcome) => ({
      type: 'notify',
      toast: failureToast(messages.notDone, problemOf(outcome)),
    })),
    reportError: reportError(),
  },
}).createMachine({
  id: 'inbox',
  context: { inbox: undefined, problem: undefined, answering: undefined, pending: undefined },
  initial: 'loading',
  states: {
    loading: {
      entry: ['clearProblem', 'end'],
      invoke: {
        src: 'loadInbox',
        onDone: [
          { guard: ifOk, target: 'listed', actions: { type: 'storeLoaded', params: outputOf } },
          { guard: { type: 'isDenied', params: outputOf }, target: 'denied' },
          { target: 'failed', actions: { type: 'storeLoaded', params: outputOf } },
        ],
        onError: { target: 'failed', actions: [{ type: 'storeLoaded', params: unexpectedOutcome }, report] },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading' } } },
    denied: { entry: ['forget', 'end'] },
    listed: {
      entry: 'end',
      on: {
        'answer.opened': { actions: { type: 'openAnswer', params: ({ event }) => ({ id: event.id }) } },
        'answer.closed': { actions: 'closeAnswer' },
        'action.chosen': {
          target: 'acting',
          actions: { type: 'begin', params: ({ event }) => ({ action: event.action }) },
        },
      },
    },
    acting: {
      invoke: {
        src: 'updateInbox',
        input: ({ event }) => {
          assertEvent(event, 'action.chosen');
          return event.action;
        },
        onDone: [
          { guard: ifOk, target: 'listed', actions: ['notifyDone', 'removeDone'] },
          { guard: { type: 'isDenied', params: outputOf }, target: 'denied' },
          // Another founder was first.
          {
            guard: { type: 'isGone', params: outputOf },
            target: 'loading',
            actions: { type: 'notifyFailed', params: outputOf },
          },
          { target: 'listed', actions: { type: 'notifyFailed', params: outputOf } },
        ],
        onError: {
          target: 'listed',
          actions: [{ type: 'notifyFailed', params: unexpectedOutcome }, report],
        },
      },
    },
  },
});
