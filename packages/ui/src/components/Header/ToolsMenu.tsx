import * as common from '@verapix/messages/common';
import { type KeyboardEvent, type ToggleEvent, useRef } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { InternalLink } from '../Link';
import * as menu from '../Menu/Menu.css';
import * as css from './Header.css';
import { currentPage, type NavigationTool } from './navigation';
import { useNavigated } from './use-navigated';

export interface ToolsMenuProps {
  /** The `popovertarget` of the button before it. */
  id: string;
  tools: readonly NavigationTool[];
  /** The path of the current page. Its item is marked as current. */
  currentPath: string;
}

/** Moves the focus as in any menu: by arrows, Home and End, and to the next item that begins with a typed letter. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const typed = event.key.length === 1 ? event.key.toLowerCase() : undefined;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (Math.max(at, 0) - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const next = typed
    ? [...items.slice(at + 1), ...items].find((item) => item.innerText.toLowerCase().startsWith(typed))
    : items[places[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function focusFirst({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open') currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
}

/**
 * The tools, in a menu of the header. It is a popover of the browser's, so that a prerendered one opens before any script
 * has run.
 */
export function ToolsMenu({ id, tools, currentPath }: ToolsMenuProps) {
  const popover = useRef<HTMLDivElement>(null);
  useNavigated(currentPath, () => popover.current?.hidePopover?.());
  return (
    <div
      ref={popover}
      id={id}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={common.tools}
      className={classNames(menu.content(), css.toolsMenu)}
      onKeyDown={moveFocus}
      onToggle={focusFirst}
    >
      {tools.map(({ path, title, description, icon }) => (
        <InternalLink
          key={path}
          to={path}
          role="menuitem"
          className={classNames(menu.item(), css.toolsItem)}
          aria-current={currentPage(path, currentPath)}
          onClick={() => popover.current?.hidePopover()}
        >
          <Icon of={icon} className={menu.describedIcon} />
          <span>
            <span className={menu.itemTitle}>{title}</span>
            <span className={menu.itemDescription}>{description}</span>
          </span>
        </InternalLink>
      ))}
    </div>
  );
}
