import type { ComponentProps, ReactNode } from 'react';
import type { MissingCode } from '../../../wiring/tools/use-tool-run';
import { LeaveRunGuard } from './LeaveRunGuard';
import { MissingCodeContext } from './MissingCodeAlert';

interface ToolPageProps extends ComponentProps<typeof LeaveRunGuard> {
  missing: MissingCode | undefined;
  children: ReactNode;
}

/** What is round the view of every tool's run. */
export function ToolPage({ snapshot, missing, children }: ToolPageProps) {
  return (
    <MissingCodeContext value={missing}>
      {children}
      <LeaveRunGuard snapshot={snapshot} />
    </MissingCodeContext>
  );
}
