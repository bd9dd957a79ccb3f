import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { Icon } from '../../primitives/Icon';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import * as css from './Toast.css';
import { ToastIcon } from './ToastIcon';
import { isUrgent, type ToastItem, toneOf } from './toast-item';

export interface ToastProps {
  toast: ToastItem;
  /** The close button, Escape or a swipe asked for it to go. Never called when it is not dismissible. */
  onDismiss: (id: string) => void;
  /** The action was pressed. The toast stays until its owner closes it. */
  onAction?: ((id: string) => void) | undefined;
}

/** One short message above the page. It is shown by a `Toaster`, which says where toasts are and how they are swiped. */
export function Toast({ toast, onDismiss, onAction }: ToastProps) {
  const { id, open, title, description, dismissible, action } = toast;
  return (
    <Radix.Root
      open={open}
      onOpenChange={() => onDismiss(id)}
      // Whoever owns the toast owns its time.
      duration={Number.POSITIVE_INFINITY}
      type={isUrgent(toast) ? 'foreground' : 'background'}
      className={css.toast({ tone: toneOf(toast) })}
      {...(!dismissible && undismissible)}
    >
      <ToastIcon toast={toast} />
      <div className={css.words}>
        <Radix.Title className={css.title}>{title}</Radix.Title>
        {description && <Radix.Description className={css.description}>{description}</Radix.Description>}
        {action && (
          <Radix.Action altText={action.label} asChild>
            <Button
              size="s"
              className={css.action}
              onClick={(event) => {
                event.preventDefault();
                onAction?.(id);
              }}
            >
              {action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      {dismissible && (
        <Radix.Close asChild>
          <IconButton label="Close" size="s" icon={<Icon of={X} size="s" />} className={css.close} />
        </Radix.Close>
      )}
    </Radix.Root>
  );
}

const prevent = (event: { preventDefault: () => void }) => event.preventDefault();

/** Neither Escape nor a swipe moves it. */
const undismissible = {
  onEscapeKeyDown: prevent,
  onSwipeStart: prevent,
  onSwipeMove: prevent,
  onSwipeEnd: prevent,
};
