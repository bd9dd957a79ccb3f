import { useFreeUses } from '../../../wiring/use-free-uses';
import { LeaveRunGuard } from '../shared/LeaveRunGuard';
import { LogoView } from './LogoView';
import { useLogo } from './use-logo';

/** `/tools/logo-generator`: the run of the page, and the view of it. */
export function LogoPage() {
  const freeUses = useFreeUses();
  const run = useLogo(freeUses);
  return (
    <>
      <LogoView {...run} freeUses={freeUses.view} />
      <LeaveRunGuard snapshot={run.snapshot} />
    </>
  );
}
