import { delays, freeUses } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-tools';
import type { ToastedProblem } from '../shared/problem';
import { errorToast, type ToastOptions } from '../shared/toast';

/** A stored number as a count of free uses: a whole number from 0 to the limit; 0 for NaN. */
export const clampUsed = (used: number): number =>
  Number.isNaN(used) ? 0 : Math.min(freeUses, Math.max(0, Math.trunc(used)));

/** The remaining free uses. */
export const freeUsesLeft = ({ used }: { used: number }): number => freeUses - used;

/** Why a generator no longer runs. */
export const usageLimitProblem = {
  code: 'usage-limit',
  title: messages.usageLimit,
  message: messages.usageLimitText({ count: freeUses }),
  fix: messages.usageLimitFix,
  toast: { variant: 'destructive', duration: delays.usageLimitToastShown },
} as const satisfies ToastedProblem;

export const usageLimitToast: ToastOptions = {
  ...errorToast(usageLimitProblem.title, `${usageLimitProblem.message} ${usageLimitProblem.fix}`),
  ...usageLimitProblem.toast,
};
