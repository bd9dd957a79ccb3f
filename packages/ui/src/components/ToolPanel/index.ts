export type { ToolPanelPartProps, ToolPanelRootProps } from './ToolPanel';
export * as ToolPanel from './ToolPanel';
