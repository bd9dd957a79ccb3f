import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Button, type buttonLooks, type buttonSizes, type buttonTones } from '../Button';
import * as css from './IconButton.css';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'aria-labelledby' | 'title'> {
  /** What it does, as a verb: the accessible name, and what shows when it is pointed at. */
  label: string;
  /** The drawing, for example `<Icon of={X} />`. */
  icon: ReactNode;
  /** What pressing it means: the page's main act, anything else, or something that destroys. */
  tone?: (typeof buttonTones)[number];
  /** How loud it is. */
  look?: (typeof buttonLooks)[number];
  /** Its side: 32, 40 or 48 px. On phones prefer `l`. */
  size?: (typeof buttonSizes)[number];
  /** A circle instead of a rounded square. */
  round?: boolean;
  /** It was pressed and is at work: it stays focusable, ignores presses and says `pendingLabel`. */
  pending?: boolean;
  /** What a screen reader hears while pending. */
  pendingLabel?: string;
}

/** A button that shows only an icon. Use it where the icon is common knowledge; otherwise use `Button` with words. */
export function IconButton({
  label,
  look = 'ghost',
  size = 'm',
  round = false,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      look={look}
      size={size}
      className={classNames(css.iconButton({ size, round }), className)}
      aria-label={label}
      title={label}
    />
  );
}
