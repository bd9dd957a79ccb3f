import * as common from '@verapix/messages/common';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading } from '../../primitives/Heading';
import { Icon } from '../../primitives/Icon';
import { Text } from '../../primitives/Text';
import { IconButton } from '../IconButton';
import * as css from './Dialog.css';
import { Scrim } from './Scrim';
import { useReturnFocus } from './use-return-focus';

export const dialogSizes = ['s', 'm', 'l'] as const;
export const dialogPlacements = ['center', 'inline-end'] as const;

export interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title' | 'asChild'> {
  /** The purpose of the dialog: its heading and accessible name. */
  title: ReactNode;
  /** A sentence below the title, read out when the dialog opens. */
  description?: ReactNode;
  /** Its width on larger screens. */
  size?: (typeof dialogSizes)[number];
  /** The middle of the window, or a panel along its inline end. On phones the middle is the whole window. */
  placement?: (typeof dialogPlacements)[number];
  /** Buttons in a row that stays visible while the rest scrolls. */
  actions?: ReactNode;
  /** Label of the close button. */
  closeLabel?: string;
}

/** The dialog itself: title, content and actions. It scrolls inside if it is taller than the window. */
function Content({
  title,
  description,
  size = 'm',
  placement = 'center',
  actions,
  closeLabel = common.close,
  className,
  children,
  ...rest
}: DialogContentProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Portal>
      <Scrim />
      <Radix.Content
        aria-modal
        {...returnFocus}
        {...rest}
        className={classNames(css.content({ size, placement }), className)}
      >
        <div className={css.head}>
          <Radix.Title asChild>
            <Heading level={2} size="card" className={css.title}>
              {title}
            </Heading>
          </Radix.Title>
          <Radix.Close asChild>
            <IconButton label={closeLabel} icon={<Icon of={X} />} />
          </Radix.Close>
        </div>
        <div className={css.body}>
          {description && (
            <Radix.Description asChild>
              <Text tone="textMuted">{description}</Text>
            </Radix.Description>
          )}
          {children}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </Radix.Content>
    </Radix.Portal>
  );
}

/**
 * A modal window above the page. `Root` holds the open state, `Trigger` opens it, `Content` is the window, `Close`
 * closes it from inside.
 */
export const Dialog = {
  Root: Radix.Root,
  Trigger: Radix.Trigger,
  Content,
  Close: Radix.Close,
};
