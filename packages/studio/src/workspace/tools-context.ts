import { createContext, use } from 'react';
import type { StudioTool } from './tool-entry';

/** Every tool. `Studio` provides the registry. */
export const ToolsContext = createContext<readonly StudioTool[]>([]);

/** Every tool, in the order of every list. */
export const useTools = (): readonly StudioTool[] => use(ToolsContext);
