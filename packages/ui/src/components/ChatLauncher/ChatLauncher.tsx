import { MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './ChatLauncher.css';

export interface ChatLauncherProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Messages that came while the chat was closed. */
  unread: number;
  /** The chat was asked for and is on its way. */
  pending?: boolean;
  /** The state of the machine that owns the chat, put in `data-machine-state`. */
  state?: string | undefined;
}

/** From here on the figure is "9+". */
const mostShown = 9;

/**
 * The button that opens the support chat: at the bottom of the window, with room for it at the page's end. On its own, so
 * that the chat can be loaded when it is asked for. Props beyond its own go to the button; `hidden` hides all of it.
 */
export function ChatLauncher({
  unread,
  pending = false,
  state,
  hidden,
  className,
  ...rest
}: ChatLauncherProps) {
  return (
    <aside className={css.root} aria-label="Support" hidden={hidden} data-machine-state={state}>
      <button
        type="button"
        title="Support chat"
        aria-haspopup="dialog"
        aria-busy={pending}
        {...rest}
        className={classNames(css.button, className)}
      >
        <Icon of={MessageCircle} size="l" />
        <VisuallyHidden>Support chat</VisuallyHidden>
        {unread > 0 && (
          <span className={css.count}>
            <span aria-hidden="true">{unread > mostShown ? `${mostShown}+` : unread}</span>
            <VisuallyHidden>
              {unread === 1 ? ' 1 unread message' : ` ${unread} unread messages`}
            </VisuallyHidden>
          </span>
        )}
      </button>
    </aside>
  );
}
