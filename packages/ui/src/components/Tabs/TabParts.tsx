import { Slot } from 'radix-ui';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

// Tabs without styles, for `Tabs` and `CodeBlock`. Radix Tabs would be most of the first load of a page that shows tabs.

export interface TabsRootProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The selected tab. Without it, the component holds the selection itself. */
  value?: string;
  /** The tab selected at first, if `value` is not set. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** If switching loses something, set it to `manual`: the arrow keys then only move the focus. */
  activationMode?: 'automatic' | 'manual';
}

interface Selection {
  value: string | undefined;
  select: (value: string) => void;
  /** Whether the tab that a key moves the focus to is selected. */
  isAutomatic: boolean;
  tabId: (value: string) => string;
  panelId: (value: string) => string;
}

const SelectionContext = createContext<Selection | undefined>(undefined);

function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('A part of Tabs has no selection. Render it inside Tabs.Root.');
  return selection;
}

export function TabsRoot({
  value: controlled,
  defaultValue,
  onValueChange,
  activationMode = 'automatic',
  ...rest
}: TabsRootProps) {
  const id = useId();
  const [held, setHeld] = useState(defaultValue);
  const value = controlled ?? held;
  const reportChange = useRef(onValueChange);
  useLayoutEffect(() => {
    reportChange.current = onValueChange;
  });
  // Changes with the selection only: parts that still load or hydrate would show their fallback with every render.
  const selection = useMemo<Selection>(
    () => ({
      value,
      select: (next) => {
        if (next === value) return;
        setHeld(next);
        reportChange.current?.(next);
      },
      isAutomatic: activationMode === 'automatic',
      tabId: (tab) => `${id}-tab-${tab}`,
      panelId: (tab) => `${id}-panel-${tab}`,
    }),
    [id, value, activationMode],
  );
  return (
    <SelectionContext.Provider value={selection}>
      <div {...rest} />
    </SelectionContext.Provider>
  );
}

/** The tab that a key moves the focus to; undefined for other keys. */
function tabForKey({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')];
  const index = tabs.indexOf(target as HTMLElement);
  if (key === 'ArrowRight') return tabs[(index + 1) % tabs.length];
  if (key === 'ArrowLeft') return tabs.at(index - 1);
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  return undefined;
}

/** The keys move the focus among the tabs that are not disabled, from the last to the first too. */
export function TabsList({ onKeyDown, ...rest }: ComponentProps<'div'>) {
  const { isAutomatic } = useSelection();
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    const tab = tabForKey(event);
    if (!tab) return;
    event.preventDefault();
    tab.focus();
    if (isAutomatic) tab.click();
  };
  return <div role="tablist" {...rest} onKeyDown={moveFocus} />;
}

export interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  value: string;
}

/** Selected by a click, and if the root selects automatically, by the keys of the list. */
export function Tab({ value, onClick, ...rest }: TabProps) {
  const { value: selected, select, tabId, panelId } = useSelection();
  const isSelected = value === selected;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    select(value);
  };
  return (
    <button
      type="button"
      role="tab"
      id={tabId(value)}
      aria-selected={isSelected}
      aria-controls={panelId(value)}
      data-state={isSelected ? 'active' : 'inactive'}
      tabIndex={isSelected ? 0 : -1}
      {...rest}
      onClick={click}
    />
  );
}

export interface TabPanelProps extends ComponentProps<'div'> {
  /** The value of its tab. */
  value: string;
  /** Renders its child as the panel. */
  asChild?: boolean;
}

/** Empty while another tab is selected. It can be focused, since it may have no control. */
export function TabPanel({ value, asChild = false, children, ...rest }: TabPanelProps) {
  const { value: selected, tabId, panelId } = useSelection();
  const isSelected = value === selected;
  const Panel = asChild ? Slot.Root : 'div';
  return (
    <Panel
      role="tabpanel"
      id={panelId(value)}
      aria-labelledby={tabId(value)}
      hidden={!isSelected}
      tabIndex={0}
      {...rest}
    >
      {(isSelected || asChild) && children}
    </Panel>
  );
}
