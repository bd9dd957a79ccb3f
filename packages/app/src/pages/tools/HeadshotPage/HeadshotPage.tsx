import { LeaveRunGuard } from '../shared/LeaveRunGuard';
import { HeadshotView } from './HeadshotView';
import { useHeadshots } from './use-headshots';

/** `/tools/headshot-generator`: the run of the page, and the view of it. */
export function HeadshotPage() {
  const { snapshot, send } = useHeadshots();
  return (
    <>
      <HeadshotView snapshot={snapshot} send={send} />
      <LeaveRunGuard snapshot={snapshot} />
    </>
  );
}
