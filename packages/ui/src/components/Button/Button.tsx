import * as messages from '@verapix/messages/ui';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Spinner } from '../Spinner';
import * as css from './Button.css';

export const buttonTones = ['accent', 'neutral', 'danger'] as const;
export const buttonVariants = ['solid', 'outline', 'ghost'] as const;
export const buttonSizes = ['s', 'm', 'l'] as const;

interface ButtonStyle {
  /** The kind of action: the page's main one, any other, or a destructive one. */
  tone?: (typeof buttonTones)[number];
  /** How much it stands out. At most one `solid` button in a view. */
  variant?: (typeof buttonVariants)[number];
  size?: (typeof buttonSizes)[number];
  /** Fills the width of its container. */
  wide?: boolean;
}

interface ButtonAsButton extends ButtonStyle, ComponentProps<'button'> {
  asChild?: false;
  /** An icon before the label, for example `<Icon of={Download} />`. */
  icon?: ReactNode;
  /** The action is running: the button keeps the focus, ignores presses and announces `pendingLabel`. */
  pending?: boolean;
  /** Announced to screen readers while pending. */
  pendingLabel?: string;
}

interface ButtonAsChild extends ButtonStyle, Omit<ComponentProps<'button'>, 'disabled'> {
  /** Applies the styles to the only child, a link: `<Button asChild><Link to="/tools">Tools</Link></Button>`. */
  asChild: true;
  disabled?: never;
  icon?: never;
  pending?: never;
  pendingLabel?: never;
}

export type ButtonProps = ButtonAsButton | ButtonAsChild;

/** Runs an action when pressed. For navigation, apply its styles to a link with `asChild`. */
export function Button({
  tone = 'neutral',
  variant = 'outline',
  size = 'm',
  wide = false,
  className,
  ...props
}: ButtonProps) {
  const classes = classNames(css.button({ tone, variant, size, wide }), className);
  if (props.asChild) {
    const { asChild: _, ...rest } = props;
    return <Slot.Root {...rest} className={classes} />;
  }
  const {
    asChild: _,
    icon,
    pending = false,
    pendingLabel = messages.pleaseWait,
    children,
    onClick,
    ...rest
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      className={classes}
      aria-disabled={pending || rest['aria-disabled']}
      data-pending={pending || undefined}
    >
      <span className={css.label}>
        {icon}
        {children}
      </span>
      {pending && (
        <span className={css.spinner} role="status">
          <Spinner />
          <VisuallyHidden>{pendingLabel}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
