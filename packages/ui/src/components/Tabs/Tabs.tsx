import { Tabs as Base } from 'radix-ui';
import type { ComponentProps, FocusEvent } from 'react';
import { classNames } from '../../class-names';
import * as css from './Tabs.css';

/**
 * `value`, `defaultValue` and `onValueChange` hold which tab is chosen. Where choosing one loses something, have
 * `activationMode` be `manual`: the arrow keys then only move the focus.
 */
export type TabsRootProps = Omit<ComponentProps<typeof Base.Root>, 'asChild' | 'orientation'>;

export interface TabsListProps
  extends Omit<ComponentProps<typeof Base.List>, 'asChild' | 'loop' | 'aria-label'> {
  /** What the tabs choose between: the list's accessible name. */
  label: string;
}

function Root({ className, ...rest }: TabsRootProps) {
  return <Base.Root {...rest} className={classNames(css.root, className)} />;
}

function List({ label, className, ...rest }: TabsListProps) {
  return <Base.List {...rest} aria-label={label} className={classNames(css.list, className)} />;
}

function Tab({ className, onFocus, ...rest }: Omit<ComponentProps<typeof Base.Trigger>, 'asChild'>) {
  const focus = (event: FocusEvent<HTMLButtonElement>) => {
    event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    onFocus?.(event);
  };
  return <Base.Trigger {...rest} onFocus={focus} className={classNames(css.tab, className)} />;
}

function Panel({ className, ...rest }: Omit<ComponentProps<typeof Base.Content>, 'asChild'>) {
  return <Base.Content {...rest} className={classNames(css.panel, className)} />;
}

/** Views of one thing, one in sight at a time. `Root` holds the choice, `List` the `Tab`s; each `Panel` shows with its tab. */
export const Tabs = { Root, List, Tab, Panel };
