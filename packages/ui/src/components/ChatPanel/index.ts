export type { ChatPanelMessage } from './ChatLog';
export { ChatPanel, type ChatPanelProps } from './ChatPanel';
