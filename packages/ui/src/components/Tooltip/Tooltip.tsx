import { Tooltip as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../../class-names';
import * as css from './Tooltip.css';

export const tooltipSides = ['top', 'right', 'bottom', 'left'] as const;

export interface TooltipProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'children' | 'asChild' | 'side'> {
  /** A few words: what the control's accessible name already says, or its shortcut. */
  label: string;
  /** The control, one element that takes a ref: a button or a link. */
  children: ReactElement;
  side?: (typeof tooltipSides)[number];
}

/** Milliseconds the pointer rests on the control before the tooltip opens. Focus opens it at once. */
const hoverDelay = 400;

/** Names an icon-only control for those who see it. */
export function Tooltip({ label, children, side = 'top', className, ...rest }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={hoverDelay}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={8}
            collisionPadding={8}
            {...rest}
            side={side}
            className={classNames(css.content, className)}
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
