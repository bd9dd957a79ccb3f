import { InternalLink } from '../Link';
import { Menu } from '../Menu';
import { currentPage, type Navigation } from './navigation';
import { ToolsTrigger } from './ToolsTrigger';

export interface ToolsMenuProps extends Pick<Navigation, 'tools' | 'currentPath'> {
  /** Starts open. */
  defaultOpen?: boolean;
}

/** The tools, from a button in the header. */
export function ToolsMenu({ tools, currentPath, defaultOpen = false }: ToolsMenuProps) {
  return (
    <Menu.Root defaultOpen={defaultOpen}>
      <Menu.Trigger asChild>
        <ToolsTrigger {...{ tools, currentPath }} />
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
