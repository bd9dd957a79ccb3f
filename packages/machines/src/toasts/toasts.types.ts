export const toastVariants = ['default', 'destructive', 'success', 'warning'] as const;
export type ToastVariant = (typeof toastVariants)[number];

export const toastTypes = ['success', 'info', 'warning', 'error', 'loading', 'custom'] as const;
export type ToastType = (typeof toastTypes)[number];

/** A button on a toast. */
export interface ToastAction {
  label: string;
  /** Called when the button is used; the view then dismisses the toast. */
  onSelect: () => void;
}

/** What is said: the part of a toast that a machine emits in `{type: 'notify', toast}`. */
export interface ToastOptions {
  /** Give one to update the toast later. An earlier toast with the same id is replaced. */
  id?: string;
  title: string;
  description?: string;
  /** The look; `default` when absent. */
  variant?: ToastVariant;
  /** The meaning, which picks the icon. A `loading` toast never closes by itself. */
  type?: ToastType;
  /** Milliseconds on screen, 5000 when absent; `Infinity` stays until it is dismissed. */
  duration?: number;
  /** Whether the person may close it; true when absent. */
  dismissible?: boolean;
  action?: ToastAction;
}

/** What every machine that has something to say emits. One place in the app forwards it to the toasts actor. */
export interface NotifyEmitted {
  type: 'notify';
  toast: ToastOptions;
}

/** What may change of a toast that is there. */
export type ToastChanges = Partial<Omit<ToastOptions, 'id'>>;

/** A toast as the view shows it. */
export interface ToastItem extends Omit<ToastOptions, 'id' | 'variant' | 'duration' | 'dismissible'> {
  id: string;
  /** False once it is dismissed or its time is over; it stays in the list until its removal. */
  open: boolean;
  variant: ToastVariant;
  dismissible: boolean;
}

/** Why the time of all toasts stands still. */
export type PauseReason = 'hover' | 'focus' | 'hidden';

export interface ToastsInput {
  /** The clock's time in milliseconds, such as `performance.now`: deadlines are reckoned with it. */
  now: () => number;
}

export type ToastsEvent =
  | { type: 'toast.added'; toast: ToastOptions }
  /** New content for a toast that is still open; its time starts afresh. */
  | { type: 'toast.updated'; id: string; changes: ToastChanges }
  | { type: 'toast.dismissed'; id: string }
  /** The pointer or the focus is on a toast, or the tab is hidden. */
  | { type: 'pause.requested'; reason: PauseReason }
  | { type: 'pause.released'; reason: PauseReason }
  | ToastLifeEvent;

/** What the timer of a toast tells the list. */
export type ToastLifeEvent = { type: 'toast.closed'; id: string } | { type: 'toast.removed'; id: string };
