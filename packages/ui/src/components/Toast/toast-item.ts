export const toastVariants = ['default', 'destructive', 'success', 'warning'] as const;
export const toastTypes = ['success', 'info', 'warning', 'error', 'loading', 'custom'] as const;

/** A message as its owner knows it. */
export interface ToastItem {
  id: string;
  /** `false` while it leaves. */
  open: boolean;
  title: string;
  description?: string;
  /** How grave it is: sets the colour, and whether a screen reader is interrupted. */
  variant: (typeof toastVariants)[number];
  /** What it is about: chooses the icon, which otherwise follows the variant. `custom` has none. */
  type?: (typeof toastTypes)[number];
  /** Whether a person can send it away before its time is over. */
  dismissible: boolean;
  action?: { label: string };
}

export type ToastTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const tonesOfVariants = { destructive: 'danger', success: 'success', warning: 'warning' } as const;

const tonesOfTypes = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  error: 'danger',
  loading: 'neutral',
  custom: 'neutral',
} as const;

/** A grave variant decides; otherwise the type does. */
export function toneOf({ variant, type = 'info' }: Pick<ToastItem, 'variant' | 'type'>): ToastTone {
  return variant === 'default' ? tonesOfTypes[type] : tonesOfVariants[variant];
}

/** Whether it interrupts what a screen reader is saying. */
export function isUrgent({ variant }: Pick<ToastItem, 'variant'>): boolean {
  return variant === 'destructive' || variant === 'warning';
}
