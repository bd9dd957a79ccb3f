export { Popover, type PopoverContentProps } from './Popover';
