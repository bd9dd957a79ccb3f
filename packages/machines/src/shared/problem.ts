import * as messages from '@verapix/messages/machines-shared';
import { errorToast, type ToastOptions } from './toast';

/** An expected failure, described for the user. */
export interface Problem {
  /** For code and tests. `unexpected` stands for an error that an actor threw. */
  code: string;
  /** A short heading, if the message alone does not say what it is about. */
  title?: string;
  message: string;
  /** What the user can do about it. */
  fix?: string;
  /** Overrides for the toast that shows this problem. */
  toast?: Pick<ToastOptions, 'variant' | 'type' | 'duration'>;
}

/** Output of an actor: its result, or the reason why there is none. Actors throw only for unexpected errors. */
export type Outcome<Value extends object = object> = ({ ok: true } & Value) | { ok: false; problem: Problem };

/** What the user reads when an actor threw. */
export const unexpectedProblem: Problem = {
  code: 'unexpected',
  message: messages.unexpected,
  fix: messages.unexpectedFix,
};

/** The outcome that stands for an error that an actor threw. */
export const unexpectedOutcome = { ok: false, problem: unexpectedProblem } as const;

/** The problem of a failed outcome. */
export const problemOf = <Failure extends Problem>(
  outcome: { ok: true } | { ok: false; problem: Failure },
): Failure | Problem => (outcome.ok ? unexpectedProblem : outcome.problem);

/** The problem in one line: the message, then the fix. */
export const problemText = ({ message, fix }: Problem): string => [message, fix].filter(Boolean).join(' ');

/** An error toast that gives the problem as the reason. */
export const failureToast = (title: string, problem: Problem = unexpectedProblem): ToastOptions =>
  errorToast(title, problemText(problem));
