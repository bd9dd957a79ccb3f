import { FlaskConical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Badge } from '../Badge';
import * as css from './StandInLauncher.css';

export interface StandInLauncherProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Mails in the inbox that were not opened yet. */
  unread: number;
  /** What is wrong with the network on purpose, in a word or two: 'Offline'. */
  warning?: string | undefined;
}

/**
 * The button that opens the stand-in backend's panel: at the bottom of the window, with room for it at the page's end.
 * On its own, so that the panel can be loaded when it is asked for. Props beyond its own go to the button.
 */
export function StandInLauncher({ unread, warning, className, ...rest }: StandInLauncherProps) {
  return (
    <aside className={css.root} aria-label="Stand-in backend">
      <button type="button" aria-haspopup="dialog" {...rest} className={classNames(css.button, className)}>
        <Icon of={FlaskConical} />
        <span className={css.label}>Stand-in backend</span>
        {warning && <Badge tone="warning">{warning}</Badge>}
        {unread > 0 && (
          <Badge tone="accent" className={css.count}>
            {unread}
            <VisuallyHidden>{unread === 1 ? ' unread mail' : ' unread mails'}</VisuallyHidden>
          </Badge>
        )}
      </button>
    </aside>
  );
}
