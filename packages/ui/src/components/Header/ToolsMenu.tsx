import { ChevronDown } from 'lucide-react';
import { Icon } from '../../primitives/Icon';
import { InternalLink } from '../Link';
import { Menu } from '../Menu';
import * as css from './Header.css';
import { currentPage, type Navigation } from './navigation';

/** The tools, from a button in the header. */
export function ToolsMenu({ tools, currentPath }: Pick<Navigation, 'tools' | 'currentPath'>) {
  return (
    <Menu.Root>
      <Menu.Trigger
        className={css.navItem}
        data-current={tools.some(({ path }) => path === currentPath) || undefined}
      >
        Tools
        <Icon of={ChevronDown} size="s" className={css.chevron} />
      </Menu.Trigger>
      <Menu.Content width="l">
        {tools.map(({ path, ...tool }) => (
          <Menu.DescribedItem
            key={path}
            {...tool}
            render={(content) => (
              <InternalLink to={path} aria-current={currentPage(path, currentPath)}>
                {content}
              </InternalLink>
            )}
          />
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
