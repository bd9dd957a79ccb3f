import type { Outcome } from './outside.types';
import type { ToastOptions } from './toasts/toasts.types';
import { unexpectedIn } from './tool-run/tool-run.messages';
import type { Problem } from './tool-run/tool-run.types';

/** What the person reads when an actor threw. */
export const unexpectedProblem: Problem = unexpectedIn({});

const described = (description: string | undefined) => (description === undefined ? {} : { description });

/** Something worked. */
export const successToast = (title: string, description?: string): ToastOptions => ({
  title,
  ...described(description),
  variant: 'success',
  type: 'success',
});

/** Something did not work. */
export const errorToast = (title: string, description: string): ToastOptions => ({
  title,
  description,
  variant: 'destructive',
  type: 'error',
});

/** Something to know. */
export const infoToast = (title: string, description?: string): ToastOptions => ({
  title,
  ...described(description),
  variant: 'default',
  type: 'info',
});

/** A problem in one line: what happened, then what to do. */
export const problemText = ({ message, fix }: Problem): string => [message, fix].filter(Boolean).join(' ');

/** Why an actor came back without what it was asked for. */
export const problemOf = (outcome: Outcome): Problem => (outcome.ok ? unexpectedProblem : outcome.problem);
