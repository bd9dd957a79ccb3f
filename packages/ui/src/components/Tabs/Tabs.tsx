import type { ComponentProps, FocusEvent } from 'react';
import { classNames } from '../../class-names';
import {
  Tab as BaseTab,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  TabsList,
  TabsRoot,
  type TabsRootProps,
} from './TabParts';
import * as css from './Tabs.css';

export type { TabsRootProps } from './TabParts';

export interface TabsListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** What the tabs select: the list's accessible name. */
  label: string;
}

function Root({ className, ...rest }: TabsRootProps) {
  return <TabsRoot {...rest} className={classNames(css.root, className)} />;
}

function List({ label, className, ...rest }: TabsListProps) {
  return <TabsList {...rest} aria-label={label} className={classNames(css.list, className)} />;
}

function Tab({ className, onFocus, ...rest }: TabProps) {
  const focus = (event: FocusEvent<HTMLButtonElement>) => {
    event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    onFocus?.(event);
  };
  return <BaseTab {...rest} onFocus={focus} className={classNames(css.tab, className)} />;
}

function Panel({ className, ...rest }: Omit<TabPanelProps, 'asChild'>) {
  return <TabPanel {...rest} className={classNames(css.panel, className)} />;
}

/**
 * Several views of one thing, one visible at a time. `Root` holds the selection, `List` contains the `Tab`s; each
 * `Panel` is shown with its tab.
 */
export const Tabs = { Root, List, Tab, Panel };
