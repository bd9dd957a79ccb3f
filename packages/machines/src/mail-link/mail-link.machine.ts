import type { Outcome, Problem } from '@verapix/domain';
import { assign, setup } from 'xstate';
import { problemOf, unexpectedOutcome } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';

/** What a link in a mail does: stops mails of a kind, or says that an event was not the reader's doing. */
export type MailLinkAction = 'unsubscribe' | 'not-me';

interface MailLinkInput {
  /** Undefined for an address without a link. */
  action: MailLinkAction | undefined;
}

interface MailLinkContext extends MailLinkInput {
  /** Why the last attempt failed; cleared by the next. */
  problem: Problem | undefined;
}

type MailLinkEvent =
  /** The user presses the button that does what the link stands for. */
  { type: 'link.confirmed' };

/**
 * A link in a mail that works without signing in. It does nothing by itself: mail programs and scanners open links. The
 * page starts it, and stops it when the user leaves. `done` and `invalid` are final.
 *
 * @testing Use `controlledActor` for `followLink`. The machine has no timers. Test that nothing is done before the user
 * confirms it, and that a failure can be tried again.
 */
export const mailLinkMachine = setup({
  types: {} as {
    context: MailLinkContext;
    events: MailLinkEvent;
    input: MailLinkInput;
    emitted: ErrorCaughtEmitted;
  },
  actors: {
    /** Does what the link stands for. */
    followLink: requiredActor<Outcome, void>('followLink'),
  },
  guards: { isOk, hasAction: ({ context }) => context.action !== undefined },
  actions: {
    storeProblem: assign((_, outcome: Outcome) => ({ problem: problemOf(outcome) })),
    clearProblem: assign({ problem: undefined }),
    reportError: reportError(),
  },
}).createMachine({
  id: 'mail-link',
  context: ({ input }) => ({ action: input.action, problem: undefined }),
  initial: 'reading',
  states: {
    reading: { always: [{ guard: 'hasAction', target: 'asking' }, { target: 'invalid' }] },
    asking: { on: { 'link.confirmed': { target: 'following' } } },
    following: {
      entry: 'clearProblem',
      invoke: {
        src: 'followLink',
        onDone: [
          { guard: ifOk, target: 'done' },
          { target: 'asking', actions: { type: 'storeProblem', params: outputOf } },
        ],
        onError: { target: 'asking', actions: [{ type: 'storeProblem', params: unexpectedOutcome }, report] },
      },
    },
    done: { type: 'final' },
    invalid: { type: 'final' },
  },
});
