import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/ui';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Spinner } from '../Spinner';
import * as css from './Toast.css';

export const toastVariants = ['default', 'destructive', 'success', 'warning'] as const;
export const toastTypes = ['success', 'info', 'warning', 'error', 'loading', 'custom'] as const;

/** A message, as stored by its owner. */
export interface ToastItem {
  id: string;
  /** `false` while it is leaving. */
  open: boolean;
  title: string;
  description?: string;
  /** The severity: sets the colour, and whether screen readers are interrupted. */
  variant: (typeof toastVariants)[number];
  /** The topic: selects the icon, which otherwise follows the variant. `custom` has none. */
  type?: (typeof toastTypes)[number];
  /** Whether the user can close it before its time is over. */
  dismissible: boolean;
  action?: { label: string };
}

type ToastTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const tonesOfVariants = { destructive: 'danger', success: 'success', warning: 'warning' } as const;

const tonesOfTypes = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  error: 'danger',
  loading: 'neutral',
  custom: 'neutral',
} as const;

/** A severe variant determines the icon; otherwise the type does. */
function toneOf({ variant, type = 'info' }: Pick<ToastItem, 'variant' | 'type'>): ToastTone {
  return variant === 'default' ? tonesOfTypes[type] : tonesOfVariants[variant];
}

/** Whether it interrupts screen readers. */
function isUrgent({ variant }: Pick<ToastItem, 'variant'>): boolean {
  return variant === 'destructive' || variant === 'warning';
}

export interface ToastProps {
  toast: ToastItem;
  /** Called when the user closes it by the close button, Escape or a swipe. Never called if it is not dismissible. */
  onDismiss: (id: string) => void;
  /** Called when the action is pressed. The toast stays until its owner closes it. */
  onAction?: ((id: string) => void) | undefined;
}

/** One short message above the page. Render it in a `Toaster`, which sets its position and swipe direction. */
export function Toast({ toast, onDismiss, onAction }: ToastProps) {
  const { id, open, title, description, dismissible, action } = toast;
  return (
    <Radix.Root
      open={open}
      onOpenChange={() => onDismiss(id)}
      // The owner of the toast controls its duration.
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
          <IconButton label={common.close} size="s" icon={<Icon of={X} size="s" />} className={css.close} />
        </Radix.Close>
      )}
    </Radix.Root>
  );
}

const prevent = (event: { preventDefault: () => void }) => event.preventDefault();

/** Neither Escape nor a swipe closes it. */
const undismissible = {
  onEscapeKeyDown: prevent,
  onSwipeStart: prevent,
  onSwipeMove: prevent,
  onSwipeEnd: prevent,
};

/** The text alternative of each icon. Success and neutral messages need none. */
const icons = {
  success: { drawing: CircleCheck },
  info: { drawing: Info },
  warning: { drawing: TriangleAlert, spoken: messages.warningLabel },
  error: { drawing: CircleAlert, spoken: messages.errorLabel },
} as const;

const typesOfVariants = {
  default: 'info',
  destructive: 'error',
  success: 'success',
  warning: 'warning',
} as const;

/** The icon of a toast: by its type, or else by its variant. */
function ToastIcon({ toast }: { toast: Pick<ToastItem, 'variant' | 'type'> }) {
  const type = toast.type ?? typesOfVariants[toast.variant];
  if (type === 'custom') return null;
  if (type === 'loading') return <Spinner className={css.icon({ tone: 'neutral' })} />;
  const icon = icons[type];
  return (
    <span className={css.icon({ tone: toneOf(toast) })}>
      <Icon of={icon.drawing} />
      {'spoken' in icon && <VisuallyHidden>{icon.spoken}</VisuallyHidden>}
    </span>
  );
}
