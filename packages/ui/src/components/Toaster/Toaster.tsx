import { Direction, Toast as Radix } from 'radix-ui';
import { classNames } from '../../class-names';
import { Toast, type ToastItem } from '../Toast';
import * as css from './Toaster.css';
import { type PauseProps, usePause } from './use-pause';

export interface ToasterProps extends Omit<PauseProps, 'hasToasts'> {
  /** What there is to show, newest last. */
  toasts: readonly ToastItem[];
  /** A person sends a toast away. Never called for one that is not dismissible. */
  onDismiss: (id: string) => void;
  /** A toast's action was pressed. The toast stays until its owner closes it. */
  onAction?: (id: string) => void;
  /** The key that moves focus to the toasts, as in `KeyboardEvent.code`. */
  hotkey?: string;
  /** How far a toast is dragged towards the inline end before it goes, in CSS pixels. */
  swipeThreshold?: number;
  /** The state of the machine that owns the toasts, put in `data-machine-state`. */
  state?: string;
  className?: string;
}

/** Where toasts appear. It keeps no list and no time: those are its owner's. One for a page. */
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
    <Radix.Provider swipeDirection={swipeDirection} swipeThreshold={swipeThreshold}>
      <div {...pauseHandlers} className={classNames(css.root, className)} data-machine-state={state}>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onDismiss={onDismiss} onAction={onAction} />
        ))}
        <Radix.Viewport hotkey={[hotkey]} className={css.viewport} />
      </div>
    </Radix.Provider>
  );
}
