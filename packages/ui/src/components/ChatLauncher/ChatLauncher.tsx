import * as messages from '@verapix/messages/ui';
import { MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './ChatLauncher.css';

export interface ChatLauncherProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Number of messages received while the chat was closed. */
  unread: number;
  /** The chat is being loaded. */
  pending?: boolean;
  /** State of the machine that owns the chat, set as `data-machine-state`. */
  state?: string | undefined;
}

/** Counts from here on show as "9+". */
const maxShown = 9;

/**
 * Opens the support chat. It floats in the margin beside the page, and is in the header's row where the margin is too
 * narrow. It is separate from the panel so that the panel can be loaded on demand. Other props go to the button; `hidden`
 * hides everything.
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
    <aside className={css.root} aria-label={messages.support} hidden={hidden} data-machine-state={state}>
      <button
        type="button"
        title={messages.supportChat}
        aria-haspopup="dialog"
        aria-busy={pending}
        {...rest}
        className={classNames(css.button, className)}
      >
        <Icon of={MessageCircle} size="l" />
        <VisuallyHidden>{messages.supportChat}</VisuallyHidden>
        {unread > 0 && (
          <span className={css.count}>
            <span aria-hidden="true">{unread > maxShown ? `${maxShown}+` : unread}</span>
            <VisuallyHidden> {messages.unreadMessages({ count: unread })}</VisuallyHidden>
          </span>
        )}
      </button>
    </aside>
  );
}
