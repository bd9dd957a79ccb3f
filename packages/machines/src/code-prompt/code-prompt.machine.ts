import type { Outcome } from '@verapix/domain';
import { type ActorRefFrom, assertEvent, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { problemOf, unexpectedProblem } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';
import {
  type CodeForm,
  type CodeInput,
  emptyCodeForm,
  isCode,
  plainCode,
  showCodeFormat,
  showCodeProblem,
} from '../two-factor/code';

type CodePromptEvent =
  /** The user submits the code, or a recovery code. A text that is no code is not sent. */
  | { type: 'code.submit'; code: string }
  /** The user closes the dialog: what needed the code is not done. */
  | { type: 'prompt.dismissed' };

type CodePromptEmitted =
  /** The dialog closes. `given` says whether the code was accepted, so that what needed it can be done. */
  { type: 'prompt.closed'; given: boolean } | ErrorCaughtEmitted;

/**
 * Asks a signed-in user for the code of the second factor, because the server did something only with it. The app starts
 * one for each dialog, and stops it with the dialog.
 *
 * @testing Use `controlledActor` for `giveCode`. The machine has no timers. Test that `prompt.closed` is emitted once.
 */
export const codePromptMachine = setup({
  types: {} as { context: CodeForm; events: CodePromptEvent; emitted: CodePromptEmitted },
  actors: {
    /** Gives the code to the server, which raises the level of the session. */
    giveCode: requiredActor<Outcome, CodeInput>('giveCode'),
  },
  guards: { isOk, isCode },
  actions: {
    beginAttempt: assign(emptyCodeForm),
    showCodeFormat: assign(showCodeFormat),
    showCodeProblem: assign(showCodeProblem),
    emitClosed: emit((_, { given }: { given: boolean }) => ({ type: 'prompt.closed', given })),
    reportError: reportError(),
  },
}).createMachine({
  id: 'code-prompt',
  context: emptyCodeForm,
  initial: 'entering',
  states: {
    entering: {
      on: {
        'code.submit': [
          {
            guard: { type: 'isCode', params: ({ event }) => ({ code: event.code }) },
            target: 'verifying',
            actions: 'beginAttempt',
          },
          { actions: { type: 'showCodeFormat', params: ({ event }) => ({ code: event.code }) } },
        ],
        'prompt.dismissed': { target: 'dismissed' },
      },
    },
    verifying: {
      on: { 'prompt.dismissed': { target: 'dismissed' } },
      invoke: {
        src: 'giveCode',
        input: ({ event }) => {
          assertEvent(event, 'code.submit');
          return { code: plainCode(event.code) };
        },
        onDone: [
          { guard: ifOk, target: 'given' },
          {
            target: 'entering',
            actions: {
              type: 'showCodeProblem',
              params: ({ event }) => ({ problem: problemOf(event.output) }),
            },
          },
        ],
        onError: {
          target: 'entering',
          actions: [{ type: 'showCodeProblem', params: { problem: unexpectedProblem } }, report],
        },
      },
    },
    given: { entry: { type: 'emitClosed', params: { given: true } }, type: 'final' },
    dismissed: { entry: { type: 'emitClosed', params: { given: false } }, type: 'final' },
  },
});

export type CodePromptActor = ActorRefFrom<typeof codePromptMachine>;
export type CodePromptSnapshot = SnapshotFrom<typeof codePromptMachine>;
