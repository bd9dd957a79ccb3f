import { Check, ChevronRight, Dot } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ComponentProps, createContext, type FocusEvent, type ReactNode, useContext } from 'react';
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

const dropdown = {
  Item: DropdownMenu.Item,
  CheckboxItem: DropdownMenu.CheckboxItem,
  RadioGroup: DropdownMenu.RadioGroup,
  RadioItem: DropdownMenu.RadioItem,
  ItemIndicator: DropdownMenu.ItemIndicator,
  Separator: DropdownMenu.Separator,
  Label: DropdownMenu.Label,
  Portal: DropdownMenu.Portal,
  Sub: DropdownMenu.Sub,
  SubTrigger: DropdownMenu.SubTrigger,
  SubContent: DropdownMenu.SubContent,
};

/** The elements below the parts: those of a dropdown menu, or, with the same props, those of a context menu. */
export const MenuBaseContext = createContext<typeof dropdown>(dropdown);

/** A menu that was loaded by the key that opens it does not know of that key, so Radix focuses the menu itself. */
function focusFirstItem({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const isEntered = target === currentTarget && !currentTarget.contains(relatedTarget);
  if (isEntered && currentTarget.matches(':focus-visible'))
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
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
  const Base = useContext(MenuBaseContext);
  return <Base.Item {...rest} className={classNames(css.item({ tone }), className)} />;
}

export interface MenuCheckboxItemProps
  extends Omit<ComponentProps<typeof DropdownMenu.CheckboxItem>, 'asChild'> {}

/** Turns something on or off: `checked`, `onCheckedChange`. The menu closes unless `onSelect` prevents the default. */
function CheckboxItem({ className, children, ...rest }: MenuCheckboxItemProps) {
  const Base = useContext(MenuBaseContext);
  return (
    <Base.CheckboxItem {...rest} className={classNames(css.item({ tone: 'neutral' }), className)}>
      <span className={css.indicator}>
        <Base.ItemIndicator>
          <Icon of={Check} size="s" />
        </Base.ItemIndicator>
      </span>
      {children}
    </Base.CheckboxItem>
  );
}

/** Several `RadioItem`s, one of which is chosen: `value`, `onValueChange`. */
function RadioGroup(props: ComponentProps<typeof DropdownMenu.RadioGroup>) {
  const Base = useContext(MenuBaseContext);
  return <Base.RadioGroup {...props} />;
}

export interface MenuRadioItemProps extends Omit<ComponentProps<typeof DropdownMenu.RadioItem>, 'asChild'> {}

/** One choice of a `RadioGroup`. */
function RadioItem({ className, children, ...rest }: MenuRadioItemProps) {
  const Base = useContext(MenuBaseContext);
  return (
    <Base.RadioItem {...rest} className={classNames(css.item({ tone: 'neutral' }), className)}>
      <span className={css.indicator}>
        <Base.ItemIndicator>
          <Icon of={Dot} size="s" className={css.dot} />
        </Base.ItemIndicator>
      </span>
      {children}
    </Base.RadioItem>
  );
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

export interface MenuSubTriggerProps
  extends Omit<ComponentProps<typeof DropdownMenu.SubTrigger>, 'asChild'> {}

/** A menu in the menu: it holds the open state of a `SubTrigger` and its `SubContent`. */
function Sub(props: ComponentProps<typeof DropdownMenu.Sub>) {
  const Base = useContext(MenuBaseContext);
  return <Base.Sub {...props} />;
}

/** The item that opens a `SubContent` beside it. */
function SubTrigger({ className, children, ...rest }: MenuSubTriggerProps) {
  const Base = useContext(MenuBaseContext);
  return (
    <Base.SubTrigger {...rest} className={classNames(css.item({ tone: 'neutral' }), className)}>
      {children}
      <Icon of={ChevronRight} size="s" mirrored className={css.itemNote} />
    </Base.SubTrigger>
  );
}

/** The items of a submenu. */
function SubContent({ className, ...rest }: ComponentProps<typeof DropdownMenu.SubContent>) {
  const Base = useContext(MenuBaseContext);
  return (
    <Base.Portal>
      <Base.SubContent
        sideOffset={4}
        collisionPadding={8}
        loop
        {...rest}
        className={classNames(css.content({ width: 'm' }), className)}
      />
    </Base.Portal>
  );
}

/** A line between groups of items. */
function Separator({ className, ...rest }: ComponentProps<typeof DropdownMenu.Separator>) {
  const Base = useContext(MenuBaseContext);
  return <Base.Separator {...rest} className={classNames(css.separator, className)} />;
}

/** A heading for the items that follow. It is not an item itself. */
function Label({ className, ...rest }: ComponentProps<typeof DropdownMenu.Label>) {
  const Base = useContext(MenuBaseContext);
  return <Base.Label {...rest} className={classNames(css.label, className)} />;
}

/** A short list of actions or pages that opens from a button. */
export const Menu = {
  Root,
  Trigger: DropdownMenu.Trigger,
  Content,
  Item,
  DescribedItem,
  CheckboxItem,
  RadioGroup,
  RadioItem,
  Sub,
  SubTrigger,
  SubContent,
  Separator,
  Label,
};
