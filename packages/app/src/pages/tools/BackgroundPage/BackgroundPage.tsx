import { LeaveRunGuard } from '../shared/LeaveRunGuard';
import { BackgroundView } from './BackgroundView';
import { useBackground } from './use-background';

/** `/tools/background-remover`: the run of the page, and the view of it. */
export function BackgroundPage() {
  const { snapshot, send } = useBackground();
  return (
    <>
      <BackgroundView snapshot={snapshot} send={send} />
      <LeaveRunGuard snapshot={snapshot} />
    </>
  );
}
