import { emit } from 'xstate';
import type { ErrorCaughtEmitted, NavigateEmitted } from '../../outside.types';
import type { NotifyEmitted, ToastOptions } from '../../toasts/toasts.types';

/** Shows a toast. */
export const notify = emit(
  (_, { toast }: { toast: ToastOptions }): NotifyEmitted => ({
    type: 'notify',
    toast,
  }),
);

/** Goes to another page. */
export const navigate = emit(
  (_, { to, replace }: Omit<NavigateEmitted, 'type'>): NavigateEmitted => ({
    type: 'navigate',
    to,
    ...(replace && { replace }),
  }),
);

/** Tells the log of a throw. */
export const reportError = emit(
  (_, { error }: { error: unknown }): ErrorCaughtEmitted => ({
    type: 'error.caught',
    error,
  }),
);
