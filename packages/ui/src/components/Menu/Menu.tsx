import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon, type IconDrawing } from '../../primitives/Icon';
import * as css from './Menu.css';

export const menuWidths = ['m', 'l'] as const;

export interface MenuContentProps extends Omit<ComponentProps<typeof DropdownMenu.Content>, 'asChild'> {
  /** `l` for items with descriptions. */
  width?: (typeof menuWidths)[number];
}

/** Not modal: the page stays readable and scrolls, and a click outside both closes the menu and takes effect. */
function Root(props: ComponentProps<typeof DropdownMenu.Root>) {
  return <DropdownMenu.Root modal={false} {...props} />;
}

/** A menu that was loaded by the key that opens it does not know of that key, so Radix focuses the menu itself. */
function focusFirstItem({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const isEntered = target === currentTarget && !currentTarget.contains(relatedTarget);
  if (isEntered && currentTarget.matches(':focus-visible'))
    currentTarget.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus();
}

function Content({ width = 'm', className, onFocus, ...rest }: MenuContentProps) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        align="start"
        sideOffset={8}
        collisionPadding={8}
        loop
        onFocus={(event) => {
          onFocus?.(event);
          focusFirstItem(event);
        }}
        {...rest}
        className={classNames(css.content({ width }), className)}
      />
    </DropdownMenu.Portal>
  );
}

export const menuItemTones = ['neutral', 'danger'] as const;

export interface MenuItemProps extends ComponentProps<typeof DropdownMenu.Item> {
  tone?: (typeof menuItemTones)[number];
}

/** Runs an action, or with `asChild` links to a page: `<Menu.Item asChild><InternalLink to="/account">…`. */
function Item({ tone = 'neutral', className, ...rest }: MenuItemProps) {
  return <DropdownMenu.Item {...rest} className={classNames(css.item({ tone }), className)} />;
}

export interface MenuDescribedItemProps
  extends Omit<MenuItemProps, 'children' | 'asChild' | 'textValue' | 'title'> {
  /** The text that typing jumps to. */
  title: string;
  /** A short line below the title. */
  description: string;
  icon: IconDrawing;
  /** Renders the item around its content: `(content) => <InternalLink to="/tools">{content}</InternalLink>`. */
  render: (content: ReactNode) => ReactNode;
}

/** An item with an icon, a title and a one-line description. */
function DescribedItem({ title, description, icon, render, ...rest }: MenuDescribedItemProps) {
  return (
    <Item {...rest} asChild textValue={title}>
      {render(
        <>
          <Icon of={icon} className={css.describedIcon} />
          <span>
            <span className={css.itemTitle}>{title}</span>
            <span className={css.itemDescription}>{description}</span>
          </span>
        </>,
      )}
    </Item>
  );
}

function Separator({ className, ...rest }: ComponentProps<typeof DropdownMenu.Separator>) {
  return <DropdownMenu.Separator {...rest} className={classNames(css.separator, className)} />;
}

/** A heading for the items that follow. It is not an item itself. */
function Label({ className, ...rest }: ComponentProps<typeof DropdownMenu.Label>) {
  return <DropdownMenu.Label {...rest} className={classNames(css.label, className)} />;
}

/** A short list of actions or pages that opens from a button. */
export const Menu = { Root, Trigger: DropdownMenu.Trigger, Content, Item, DescribedItem, Separator, Label };
