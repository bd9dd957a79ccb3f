export { ContextMenu, type ContextMenuContentProps } from './ContextMenu';
