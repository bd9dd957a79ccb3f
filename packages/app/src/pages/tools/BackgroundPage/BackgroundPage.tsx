import type { Notify } from '../../../wiring/tools/start-tool-run';
import { toolCode } from '../../../wiring/tools/tool-code';
import { useToolRun } from '../../../wiring/tools/use-tool-run';
import { ToolPage } from '../shared/ToolPage';
import { BackgroundView } from './BackgroundView';

const code = toolCode(
  () => import('./start-background'),
  () => import('./BackgroundWorkspace'),
  () => import('@verapix/engines'),
);
const start = async (notify: Notify) => (await code.load()).startBackground(notify);

/** `/tools/background-remover`: the run of the page, and the view of it. */
export function BackgroundPage() {
  const { snapshot, send, missing } = useToolRun(start, code.prepare);
  return (
    <ToolPage {...{ snapshot, missing }}>
      <BackgroundView snapshot={snapshot} send={send} />
    </ToolPage>
  );
}
