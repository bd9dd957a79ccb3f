import { delays, freeUses } from '@verapix/facts';
import { errorToast } from '../plain-toasts';
import type { ToastOptions } from '../toasts/toasts.types';
import type { Problem } from '../tool-run/tool-run.types';

/** Why a generator does nothing any more, for its screen, its toast and whoever still asks it to run. */
export const usageLimitProblem = {
  code: 'usage-limit',
  title: 'Usage Limit Reached',
  message: `You've used all ${freeUses} free enhancements.`,
  fix: 'Upgrade to Premium for unlimited access.',
  toast: { variant: 'destructive', duration: delays.usageLimitToastShown },
} as const satisfies Problem;

/** What is said when the last free use is gone. */
export const usageLimitToast: ToastOptions = {
  ...errorToast(usageLimitProblem.title, `${usageLimitProblem.message} ${usageLimitProblem.fix}`),
  ...usageLimitProblem.toast,
};
