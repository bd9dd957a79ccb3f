export {
  Menu,
  type MenuContentProps,
  type MenuCheckboxItemProps,
  type MenuDescribedItemProps,
  type MenuItemProps,
  type MenuRadioItemProps,
  type MenuSubTriggerProps,
  menuItemTones,
  menuWidths,
} from './Menu';
