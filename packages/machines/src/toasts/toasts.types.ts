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
