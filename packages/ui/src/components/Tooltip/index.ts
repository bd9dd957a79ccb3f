export { Tooltip, TooltipGroup, type TooltipGroupProps, type TooltipProps } from './Tooltip';
