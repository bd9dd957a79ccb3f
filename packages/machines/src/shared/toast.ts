export const toastVariants = ['default', 'destructive', 'success', 'warning'] as const;
export type ToastVariant = (typeof toastVariants)[number];

export const toastTypes = ['success', 'info', 'warning', 'error', 'loading', 'custom'] as const;
export type ToastType = (typeof toastTypes)[number];

/** A button on a toast. */
interface ToastAction {
  label: string;
  /** Called when the button is used; the view then dismisses the toast. */
  onSelect: () => void;
}

/** The content of a toast, as machines emit it in `{ type: 'notify', toast }`. */
export interface ToastOptions {
  /** Set it to update the toast later. A new toast replaces an earlier one with the same id. */
  id?: string;
  title: string;
  description?: string;
  /** Visual style; `default` if absent. */
  variant?: ToastVariant;
  /** Meaning, which selects the icon. A `loading` toast never closes by itself. */
  type?: ToastType;
  /** Milliseconds on screen, 5000 if absent; `Infinity` stays until it is dismissed. */
  duration?: number;
  /** Whether the user can close it; true if absent. */
  dismissible?: boolean;
  action?: ToastAction;
}

const withDescription = (description: string | undefined) =>
  description === undefined ? {} : { description };

export const successToast = (title: string, description?: string): ToastOptions => ({
  title,
  ...withDescription(description),
  variant: 'success',
  type: 'success',
});

export const errorToast = (title: string, description?: string): ToastOptions => ({
  title,
  ...withDescription(description),
  variant: 'destructive',
  type: 'error',
});

export const infoToast = (title: string, description?: string): ToastOptions => ({
  title,
  ...withDescription(description),
  variant: 'default',
  type: 'info',
});

export const warningToast = (title: string, description?: string): ToastOptions => ({
  title,
  ...withDescription(description),
  variant: 'warning',
  type: 'warning',
});
