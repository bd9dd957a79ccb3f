import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Button, type buttonSizes, type buttonTones, type buttonVariants } from '../Button';
import * as css from './IconButton.css';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'aria-labelledby' | 'title'> {
  /** The action, as a verb. It is the accessible name and the browser's tooltip. */
  label: string;
  /** The drawing, for example `<Icon of={X} />`. */
  icon: ReactNode;
  /** The kind of action: the page's main one, any other, or a destructive one. */
  tone?: (typeof buttonTones)[number];
  /** How much it stands out. */
  variant?: (typeof buttonVariants)[number];
  /** Its side: 32, 40 or 48 px. On phones prefer `l`. */
  size?: (typeof buttonSizes)[number];
  /** A circle instead of a rounded square. */
  round?: boolean;
  /** The action is running: the button keeps the focus, ignores presses and announces `pendingLabel`. */
  pending?: boolean;
  /** Announced to screen readers while pending. */
  pendingLabel?: string;
}

/**
 * A button that shows only an icon. Use it for icons that everyone knows; otherwise use `Button` with words.
 * With `aria-disabled` it ignores presses but keeps the focus, which `disabled` loses.
 */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'm',
  round = false,
  'aria-disabled': unavailable,
  onClick,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      size={size}
      className={classNames(css.iconButton({ size, round }), className)}
      aria-disabled={unavailable}
      onClick={unavailable === true || unavailable === 'true' ? undefined : onClick}
      aria-label={label}
      title={label}
    />
  );
}
