export {
  Menu,
  type MenuContentProps,
  type MenuDescribedItemProps,
  type MenuItemProps,
  menuItemTones,
  menuWidths,
} from './Menu';
