import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../primitives/Icon';
import * as css from './Header.css';
import type { Navigation } from './navigation';

interface ToolsTriggerProps extends Pick<Navigation, 'tools' | 'currentPath'>, ComponentProps<'button'> {}

/** The button of the tools' menu. */
export function ToolsTrigger({ tools, currentPath, ...rest }: ToolsTriggerProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      {...rest}
      className={css.navItem}
      data-current={tools.some(({ path }) => path === currentPath) || undefined}
    >
      Tools
      <Icon of={ChevronDown} size="s" className={css.chevron} />
    </button>
  );
}
