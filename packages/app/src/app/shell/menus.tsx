import { MobileMenu, type MobileMenuProps, ToolsMenu, type ToolsMenuProps } from '@verapix/ui/product';
import { studioTools } from '@verapix/studio/tools';

/** The menus of the header with the seven tools. They load after the page and are part of the prerendered HTML. */
export const ShellToolsMenu = (props: Omit<ToolsMenuProps, 'tools'>) => (
  <ToolsMenu {...props} tools={studioTools} />
);

export const ShellMobileMenu = (props: Omit<MobileMenuProps, 'tools'>) => (
  <MobileMenu {...props} tools={studioTools} />
);
