import * as messages from '@verapix/messages/ui';
import { FlaskConical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Badge } from '../Badge';
import * as css from './DemoBackendLauncher.css';

export interface DemoBackendLauncherProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Number of unread mails. */
  unread: number;
  /** The simulated network problem, in a word or two: 'Offline'. */
  warning?: string | undefined;
}

/**
 * Opens the demo backend's panel. It is the last line of the page. It is separate from the panel so that the panel can be loaded on demand. Other props go to the button.
 */
export function DemoBackendLauncher({ unread, warning, className, ...rest }: DemoBackendLauncherProps) {
  return (
    <aside className={css.root} aria-label={messages.demoBackend}>
      <button type="button" aria-haspopup="dialog" {...rest} className={classNames(css.button, className)}>
        <Icon of={FlaskConical} />
        {messages.demoBackend}
        {warning && <Badge tone="warning">{warning}</Badge>}
        {unread > 0 && (
          <Badge tone="accent" className={css.count}>
            {messages.unreadMails({
              count: unread,
              hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
            })}
          </Badge>
        )}
      </button>
    </aside>
  );
}
