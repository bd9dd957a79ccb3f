import { isBusy, shouldWarnBeforeLeaving } from '@verapix/machines';
import { useEffect } from 'react';
import { LeaveDialog } from '../../../shell/LeaveDialog';
import { chooseEngines } from '../../../wiring/engine-choice';
import { useLeaveGuard } from '../../../wiring/use-leave-guard';

interface LeaveRunGuardProps {
  /** Undefined before the machine has started: there is nothing to lose. */
  snapshot: Parameters<typeof shouldWarnBeforeLeaving>[0] | undefined;
}

/** Asks before a run under way or a result that nobody has saved would be lost. Once on the page of every tool. */
export function LeaveRunGuard({ snapshot }: LeaveRunGuardProps) {
  const blocker = useLeaveGuard(snapshot !== undefined && shouldWarnBeforeLeaving(snapshot));
  // `?engines=` is remembered for the tab even when nothing is run on this page.
  useEffect(() => void chooseEngines(location.search), []);
  return <LeaveDialog blocker={blocker} losing={snapshot && isBusy(snapshot) ? 'run' : 'result'} />;
}
