import { useFreeUses } from '../../../wiring/use-free-uses';
import { ToolPage } from '../shared/ToolPage';
import { LogoView } from './LogoView';
import { useLogo } from './use-logo';

/** `/tools/logo-generator`: the run of the page, and the view of it. */
export function LogoPage() {
  const freeUses = useFreeUses();
  const { missing, ...run } = useLogo(freeUses);
  return (
    <ToolPage missing={missing} snapshot={run.snapshot}>
      <LogoView {...run} freeUses={freeUses.view} />
    </ToolPage>
  );
}
