import { createContext } from 'react';

/** The tool that is shown: the path of its page. */
export const ToolContext = createContext<{ path: string }>({ path: '' });
