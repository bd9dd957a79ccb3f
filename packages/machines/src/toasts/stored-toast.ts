import { delays } from '@verapix/facts';
import type { ToastChanges, ToastItem, ToastOptions } from './toasts.types';

/** A toast with what its timer needs to start afresh. */
export interface StoredToast {
  item: ToastItem;
  /** As asked for; absent for the usual one. */
  duration: number | undefined;
}

/** A new toast, with what was left out filled in. */
export function storedToast({ id, duration, ...toast }: ToastOptions, fallbackId: string): StoredToast {
  const item = { variant: 'default', dismissible: true, ...toast, id: id ?? fallbackId, open: true } as const;
  return { item, duration };
}

/** The toast with new content. */
export function updatedToast({ item, duration }: StoredToast, changes: ToastChanges): StoredToast {
  const { duration: newDuration, ...content } = changes;
  return { item: { ...item, ...content }, duration: newDuration ?? duration };
}

/** Milliseconds on screen. */
export function timeOf({ item, duration }: StoredToast): number {
  return item.type === 'loading' ? Number.POSITIVE_INFINITY : (duration ?? delays.toastShown);
}
