import type { ToastOptions, ToastType, ToastVariant } from '../toasts/toasts.types';
import type { Problem, ToolRunMessages } from './tool-run.types';

const refusedMessage = 'A file is being processed. Wait for it, or cancel it first.';

const unexpectedProblem: Problem = {
  code: 'unexpected',
  message: 'Something went wrong that we did not expect.',
  fix: 'Try again. If it happens again, reload the page.',
};

type Messages<Result> = ToolRunMessages<Result>;

function textToast(
  title: string | undefined,
  variant: ToastVariant,
  type: ToastType,
): ToastOptions | undefined {
  return title === undefined ? undefined : { title, variant, type };
}

function problemToast(
  { title, message, fix, toast }: Problem,
  variant: ToastVariant,
  type: ToastType,
): ToastOptions {
  const description = [title === undefined ? undefined : message, fix].filter(Boolean).join(' ');
  return { title: title ?? message, ...(description === '' ? {} : { description }), variant, type, ...toast };
}

/** A rejection or a failure as a toast: what happened first, then what to do. */
export const failureToast = (problem: Problem) => problemToast(problem, 'destructive', 'error');

/** What keeps a run from starting, as a toast. */
export const blockerToast = (problem: Problem | undefined) =>
  problem && problemToast(problem, 'warning', 'warning');

export const uploadedToast = <Result>({ uploaded }: Messages<Result>) =>
  textToast(uploaded, 'success', 'success');

export const processingToast = <Result>({ processing }: Messages<Result>) =>
  textToast(processing, 'default', 'info');

export const doneToast = <Result>({ done }: Messages<Result>, result: Result) =>
  textToast(typeof done === 'function' ? done(result) : done, 'success', 'success');

export const takenToast = <Result>({ taken }: Messages<Result>) => textToast(taken, 'success', 'success');

export const refusedToast = <Result>({ refused = refusedMessage }: Messages<Result>) =>
  textToast(refused, 'warning', 'warning');

/** What the person reads when an actor threw. */
export const unexpectedIn = <Result>({ unexpected = unexpectedProblem }: Messages<Result>): Problem => ({
  ...unexpected,
  code: unexpectedProblem.code,
});
