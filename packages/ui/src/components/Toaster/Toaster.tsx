import * as messages from '@verapix/messages/ui';
import { Direction, Toast as Radix } from 'radix-ui';
import { type FocusEvent, useCallback, useEffect, useRef } from 'react';
import { classNames } from '../../class-names';
import { Toast, type ToastItem } from '../Toast';
import * as css from './Toaster.css';

export interface ToasterProps extends Omit<PauseProps, 'hasToasts'> {
  /** The toasts, newest last. */
  toasts: readonly ToastItem[];
  /** Called when the user closes a toast. Never called for one that is not dismissible. */
  onDismiss: (id: string) => void;
  /** Called when a toast's action is pressed. The toast stays until its owner closes it. */
  onAction?: (id: string) => void;
  /** The key that moves the focus to the toasts, as in `KeyboardEvent.code`. */
  hotkey?: string;
  /** The distance in CSS pixels that closes a toast when it is dragged towards the inline end. */
  swipeThreshold?: number;
  /** State of the machine that owns the toasts, set as `data-machine-state`. */
  state?: string;
  className?: string;
}

/** The area where toasts appear. The list and its timing belong to its owner. Use one per page. */
export function Toaster({
  toasts,
  onDismiss,
  onAction,
  onPauseChange,
  hotkey = 'F8',
  swipeThreshold = 50,
  state,
  className,
}: ToasterProps) {
  const pauseHandlers = usePause({ hasToasts: toasts.some(({ open }) => open), onPauseChange });
  const swipeDirection = Direction.useDirection() === 'rtl' ? 'left' : 'right';
  return (
    <Radix.Provider
      label={messages.notification}
      swipeDirection={swipeDirection}
      swipeThreshold={swipeThreshold}
    >
      <div {...pauseHandlers} className={classNames(css.root, className)} data-machine-state={state}>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onDismiss={onDismiss} onAction={onAction} />
        ))}
        <Radix.Viewport
          // Radix writes the key there.
          label={messages.notifications({ hotkey: '{hotkey}' })}
          hotkey={[hotkey]}
          className={css.viewport}
        />
      </div>
    </Radix.Provider>
  );
}

interface PauseProps {
  /** Whether a toast with a limited duration is shown. */
  hasToasts: boolean;
  /**
   * Called with `true` to pause the toasts' time, while the pointer or focus is on them or the window is inactive,
   * and with `false` to resume it.
   */
  onPauseChange?: ((paused: boolean) => void) | undefined;
}

type Reason = 'pointer' | 'focus' | 'away';

/** Handlers for the element around the toasts. They report when the time must pause. */
function usePause({ hasToasts, onPauseChange }: PauseProps) {
  const reasons = useRef(new Set<Reason>());
  const report = useRef(onPauseChange);
  useEffect(() => {
    report.current = onPauseChange;
  });

  const set = useCallback((reason: Reason, holds: boolean) => {
    const before = reasons.current.size > 0;
    if (holds) reasons.current.add(reason);
    else reasons.current.delete(reason);
    const after = reasons.current.size > 0;
    if (before !== after) report.current?.(after);
  }, []);

  useEffect(() => {
    if (!hasToasts) return;
    const leave = () => set('away', true);
    const comeBack = () => set('away', false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
      // A toast that is removed under the pointer, or with the focus inside, fires no leave event.
      for (const reason of ['pointer', 'focus', 'away'] as const) set(reason, false);
    };
  }, [hasToasts, set]);

  return {
    onPointerEnter: () => set('pointer', true),
    onPointerLeave: () => set('pointer', false),
    onFocus: () => set('focus', true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) set('focus', false);
    },
  };
}
