import { isBusy, shouldWarnBeforeLeaving } from '@verapix/machines';
import { LeaveDialog, useLeaveGuard } from '../../../app/shell/LeaveDialog';

/** Asks before a run under way or an unsaved result would be lost. */
export function LeaveRunGuard({ snapshot }: { snapshot: Parameters<typeof shouldWarnBeforeLeaving>[0] }) {
  const blocker = useLeaveGuard(shouldWarnBeforeLeaving(snapshot));
  return <LeaveDialog blocker={blocker} losing={isBusy(snapshot) ? 'run' : 'result'} />;
}
