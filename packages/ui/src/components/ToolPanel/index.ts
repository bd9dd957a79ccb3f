export type { ToolPanelPartProps, ToolPanelRootProps, ToolPanelStageProps } from './ToolPanel';
export * as ToolPanel from './ToolPanel';
