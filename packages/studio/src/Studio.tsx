import type { ReactNode } from 'react';
import { type StudioHost, StudioHostContext } from './host';
import { studioTools } from './tools';
import { ToolsContext } from './workspace/tools-context';

/** Around every page of the studio: what it needs of the app, and its tools. */
export function Studio({ host, children }: { host: StudioHost; children: ReactNode }) {
  return (
    <StudioHostContext value={host}>
      <ToolsContext value={studioTools}>{children}</ToolsContext>
    </StudioHostContext>
  );
}
