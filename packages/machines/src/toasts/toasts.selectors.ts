import type { ToastsContext } from './toasts.machine';
import type { ToastItem } from './toasts.types';

/** The toasts to show, newest first; closed ones are in it with `open: false` until their removal. */
export const selectToasts = ({ context }: { context: Pick<ToastsContext, 'toasts'> }): ToastItem[] =>
  context.toasts.map(({ item }) => item);
