import { X } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../IconButton';
import * as css from './Popover.css';

export interface PopoverContentProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'asChild' | 'aria-label'> {
  /** What it is about: its accessible name. */
  label: string;
  /** The label of a button in its corner that closes it. Without one, Escape and a click outside do. */
  closeLabel?: string;
}

/** What floats beside the trigger. The focus moves to the first control in it. */
function Content({ label, closeLabel, className, children, ...rest }: PopoverContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="start"
        sideOffset={8}
        collisionPadding={8}
        {...rest}
        aria-label={label}
        className={classNames(css.content, className)}
      >
        {children}
        {closeLabel && (
          <Radix.Close asChild>
            <IconButton size="s" label={closeLabel} icon={<Icon of={X} size="s" />} className={css.close} />
          </Radix.Close>
        )}
      </Radix.Content>
    </Radix.Portal>
  );
}

/**
 * A few controls or words beside the button that opens them. `Root` holds the open state, `Trigger` opens it, `Anchor`
 * places it beside another element, `Close` closes it from inside.
 */
export const Popover = {
  Root: Radix.Root,
  Trigger: Radix.Trigger,
  Anchor: Radix.Anchor,
  Content,
  Close: Radix.Close,
};
