export { Header, type HeaderProps } from './Header';
export type { Navigation, NavigationLink, NavigationTool } from './navigation';
export { ToolsMenu, type ToolsMenuProps } from './ToolsMenu';
