import type { AnyActorRef, StateValue } from 'xstate';
import type { ToastOptions, ToastVariant } from '../shared/toast';
import { stateValueNames } from '../state-value-names';

/** A toast as the view shows it. */
export interface ToastItem extends Omit<ToastOptions, 'id' | 'variant' | 'duration' | 'dismissible'> {
  id: string;
  /** False once it is dismissed or its time is over; it stays in the list until it is removed. */
  open: boolean;
  variant: ToastVariant;
  dismissible: boolean;
}

/** The toasts to show, newest first. Closed ones are included until they are removed. */
export const selectToasts = ({
  context,
}: {
  context: { toasts: readonly { item: ToastItem }[] };
}): ToastItem[] => context.toasts.map(({ item }) => item);

/** The states of the list and of each timer, for `data-machine-state`. */
export const selectToastsStates = ({
  value,
  children,
}: {
  value: StateValue;
  children: Partial<Record<string, AnyActorRef>>;
}): string[] => [
  ...stateValueNames('toasts', value),
  ...Object.values(children).flatMap((timer) =>
    timer ? stateValueNames('toast', timer.getSnapshot().value) : [],
  ),
];
