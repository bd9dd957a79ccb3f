import type { Notify } from '../../../wiring/tools/start-tool-run';
import { toolCode } from '../../../wiring/tools/tool-code';
import { useToolRun } from '../../../wiring/tools/use-tool-run';
import { ToolPage } from '../shared/ToolPage';
import { HeadshotView } from './HeadshotView';

const code = toolCode(
  () => import('./start-headshots'),
  () => import('./HeadshotWorkspace'),
  () => import('@verapix/engines'),
);
const start = async (notify: Notify) => (await code.load()).startHeadshots(notify);

/** `/tools/headshot-generator`: the run of the page, and the view of it. */
export function HeadshotPage() {
  const { snapshot, send, missing } = useToolRun(start, code.prepare);
  return (
    <ToolPage {...{ snapshot, missing }}>
      <HeadshotView snapshot={snapshot} send={send} />
    </ToolPage>
  );
}
