import type { Outcome, Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-shared';
import { errorToast, type ToastOptions } from './toast';

/** A problem that is shown in a toast of its own kind. */
export interface ToastedProblem extends Problem {
  toast?: Pick<ToastOptions, 'variant' | 'type' | 'duration'>;
}

/** What the user reads when an actor threw. */
export const unexpectedProblem: Problem = {
  code: 'unexpected',
  message: messages.unexpected,
  fix: messages.unexpectedFix,
};

/** The outcome that stands for an error that an actor threw. */
export const unexpectedOutcome = { ok: false, problem: unexpectedProblem } as const;

/** The problem of a failed outcome. */
export const problemOf = (outcome: Outcome): Problem => (outcome.ok ? unexpectedProblem : outcome.problem);

/** The problem in one line: the message, then the fix. */
export const problemText = ({ message, fix }: Problem): string => [message, fix].filter(Boolean).join(' ');

/** An error toast that gives the problem as the reason. */
export const failureToast = (title: string, problem: Problem = unexpectedProblem): ToastOptions =>
  errorToast(title, problemText(problem));

/** An error toast of a form that shows the problem itself. The reason for a wait is in the toast: the form counts down. */
export const refusalToast = (title: string, problem: Problem): ToastOptions =>
  problem.retryAfterSeconds === undefined ? errorToast(title) : failureToast(title, problem);
