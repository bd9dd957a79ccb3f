import { ContextMenu as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Menu } from '../Menu';
import { MenuBaseContext } from '../Menu/Menu';
import { content } from '../Menu/Menu.css';

const base = {
  Item: Radix.Item,
  CheckboxItem: Radix.CheckboxItem,
  RadioGroup: Radix.RadioGroup,
  RadioItem: Radix.RadioItem,
  ItemIndicator: Radix.ItemIndicator,
  Separator: Radix.Separator,
  Label: Radix.Label,
  Portal: Radix.Portal,
  Sub: Radix.Sub,
  SubTrigger: Radix.SubTrigger,
  SubContent: Radix.SubContent,
};

/** Not modal, as a `Menu`. */
function Root(props: ComponentProps<typeof Radix.Root>) {
  return (
    <MenuBaseContext.Provider value={base}>
      <Radix.Root modal={false} {...props} />
    </MenuBaseContext.Provider>
  );
}

export interface ContextMenuContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'asChild'> {}

/** The items, at the pointer. */
function Content({ className, ...rest }: ContextMenuContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        collisionPadding={8}
        loop
        {...rest}
        className={classNames(content({ width: 'm' }), className)}
      />
    </Radix.Portal>
  );
}

/**
 * The actions of what is under the pointer, in place of the browser's menu. `Trigger` is the area; all other parts are
 * those of `Menu`.
 */
export const ContextMenu = { ...Menu, Root, Trigger: Radix.Trigger, Content };
