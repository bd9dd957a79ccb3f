import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Spinner } from '../Spinner';
import * as css from './Toast.css';
import { type ToastItem, toneOf } from './toast-item';

/** What each icon says to those who do not see it. Good news and plain news need no announcement. */
const icons = {
  success: { drawing: CircleCheck },
  info: { drawing: Info },
  warning: { drawing: TriangleAlert, spoken: 'Warning:' },
  error: { drawing: CircleAlert, spoken: 'Error:' },
} as const;

const typesOfVariants = {
  default: 'info',
  destructive: 'error',
  success: 'success',
  warning: 'warning',
} as const;

/** The sign before a toast's words: by its type, or else by its variant. */
export function ToastIcon({ toast }: { toast: Pick<ToastItem, 'variant' | 'type'> }) {
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
