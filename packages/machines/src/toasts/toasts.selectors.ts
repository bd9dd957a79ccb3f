import type { SnapshotFrom } from 'xstate';
import { stateValueNames } from '../state-value-names';
import type { ToastsContext, toastsMachine } from './toasts.machine';
import type { ToastItem } from './toasts.types';

/** The toasts to show, newest first; closed ones are in it with `open: false` until their removal. */
export const selectToasts = ({ context }: { context: Pick<ToastsContext, 'toasts'> }): ToastItem[] =>
  context.toasts.map(({ item }) => item);

/** Where the list and each timer are, as state names: for `data-machine-state`. */
export const selectToastsStates = ({ value, children }: SnapshotFrom<typeof toastsMachine>): string[] => [
  ...stateValueNames('toasts', value),
  ...Object.values(children).flatMap((timer) =>
    timer ? stateValueNames('toast', timer.getSnapshot().value) : [],
  ),
];
