import { delays, type Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-tools';
import { type ToastedProblem, unexpectedProblem } from '../shared/problem';
import {
  infoToast,
  successToast,
  type ToastOptions,
  type ToastType,
  type ToastVariant,
  warningToast,
} from '../shared/toast';
import type { ToolRunMessages } from './tool-run.types';

type Messages<Result> = ToolRunMessages<Result>;

const hour = 60 * 60 * 1000;

/** The failure of a run that exceeds its deadline. */
export const timedOut: Problem = {
  code: 'timed-out',
  title: messages.runStopped,
  message: messages.runTooLong({ hours: delays.toolRunDeadline / hour }),
  fix: messages.runTooLongFix,
};

/** The title is the problem's title, or its message if it has none. */
function problemToast(
  { title, message, fix, toast }: ToastedProblem,
  variant: ToastVariant,
  type: ToastType,
): ToastOptions {
  const description = [title === undefined ? undefined : message, fix].filter(Boolean).join(' ');
  return { title: title ?? message, ...(description === '' ? {} : { description }), variant, type, ...toast };
}

/** A rejection or a failure. */
export const failedToast = (problem: Problem) => problemToast(problem, 'destructive', 'error');

/** Why a run cannot start. */
export const blockerToast = (problem: Problem) => problemToast(problem, 'warning', 'warning');

export const uploadedToast = <Result>({ uploaded }: Messages<Result>) =>
  uploaded === undefined ? undefined : successToast(uploaded);

export const processingToast = <Result>({ processing }: Messages<Result>) =>
  processing === undefined ? undefined : infoToast(processing);

export function doneToast<Result>({ done, caveat }: Messages<Result>, result: Result) {
  const shortfall = caveat?.(result);
  if (shortfall !== undefined) return warningToast(shortfall);
  return done === undefined ? undefined : successToast(typeof done === 'function' ? done(result) : done);
}

export function savedToast<Result>({ saved }: Messages<Result>, caveat: string | undefined) {
  if (caveat !== undefined) return warningToast(caveat);
  return saved === undefined ? undefined : successToast(saved);
}

export const refusedToast = <Result>({ refused = messages.fileBusy }: Messages<Result>) =>
  warningToast(refused);

/** What the user reads when an actor threw. */
export const unexpectedIn = <Result>({ unexpected = unexpectedProblem }: Messages<Result>): Problem => ({
  ...unexpected,
  code: unexpectedProblem.code,
});
