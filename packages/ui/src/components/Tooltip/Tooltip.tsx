import { Tooltip as Radix } from 'radix-ui';
import { type ComponentProps, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { classNames } from '../../class-names';
import * as css from './Tooltip.css';

const IsGrouped = createContext(false);

export interface TooltipGroupProps {
  /** How long the pointer rests on an element until its tooltip opens, in milliseconds. */
  delay?: number;
  children: ReactNode;
}

/** Tooltips that belong together, as in a toolbar: once one is open, the next one opens at once. */
export function TooltipGroup({ delay = 500, children }: TooltipGroupProps) {
  return (
    <IsGrouped.Provider value>
      <Radix.Provider delayDuration={delay}>{children}</Radix.Provider>
    </IsGrouped.Provider>
  );
}

export interface TooltipProps extends Omit<ComponentProps<typeof Radix.Content>, 'content' | 'asChild'> {
  /** A few words, without anything to press. It describes the element, it does not name it. */
  content: ReactNode;
  /** The element that it describes: it takes the focus and a ref, as `Button` does. */
  children: ReactElement;
  /** Initially open. */
  defaultOpen?: boolean;
}

/** A few words about an element, while the pointer or the keyboard's focus is on it. */
export function Tooltip({ content, children, defaultOpen = false, className, ...rest }: TooltipProps) {
  const tooltip = (
    <Radix.Root defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          {...rest}
          className={classNames(css.content, className)}
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return useContext(IsGrouped) ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>;
}
