import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Spinner } from '../Spinner';
import * as css from './Button.css';

export const buttonTones = ['accent', 'neutral', 'danger'] as const;
export const buttonLooks = ['solid', 'outline', 'ghost'] as const;
export const buttonSizes = ['s', 'm', 'l'] as const;

interface ButtonStyle {
  /** What pressing it means: the page's main act, anything else, or something that destroys. */
  tone?: (typeof buttonTones)[number];
  /** How loud it is. One `solid` button in a view. */
  look?: (typeof buttonLooks)[number];
  size?: (typeof buttonSizes)[number];
  /** Takes the whole width of its container. */
  wide?: boolean;
}

interface ButtonAsButton extends ButtonStyle, ComponentProps<'button'> {
  asChild?: false;
  /** An icon before the text, for example `<Icon of={Download} />`. */
  icon?: ReactNode;
  /** It was pressed and is at work: it stays focusable, ignores presses and says `pendingLabel`. */
  pending?: boolean;
  /** What a screen reader hears while pending. */
  pendingLabel?: string;
}

interface ButtonAsChild extends ButtonStyle, Omit<ComponentProps<'button'>, 'disabled'> {
  /** Gives the look to its one child, a link: `<Button asChild><Link to="/tools">Tools</Link></Button>`. */
  asChild: true;
  disabled?: never;
  icon?: never;
  pending?: never;
  pendingLabel?: never;
}

export type ButtonProps = ButtonAsButton | ButtonAsChild;

/** Does something when pressed. For going somewhere, give its look to a link with `asChild`. */
export function Button({
  tone = 'neutral',
  look = 'outline',
  size = 'm',
  wide = false,
  className,
  ...props
}: ButtonProps) {
  const classes = classNames(css.button({ tone, look, size, wide }), className);
  if (props.asChild) {
    const { asChild: _, ...rest } = props;
    return <Slot.Root {...rest} className={classes} />;
  }
  const {
    asChild: _,
    icon,
    pending = false,
    pendingLabel = 'Please wait',
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
