import { useCallback } from 'react';
import { chooseEngines } from '../../../wiring/engine-choice';
import { imageMakerFor } from '../../../wiring/tools/image-provider';
import type { Notify } from '../../../wiring/tools/start-tool-run';
import { toolCode } from '../../../wiring/tools/tool-code';
import { useToolRun } from '../../../wiring/tools/use-tool-run';
import { useBrowserValue } from '../../../wiring/use-browser-value';
import { useFreeUses } from '../../../wiring/use-free-uses';
import { ToolPage } from '../shared/ToolPage';
import { ImageGeneratorView } from './ImageGeneratorView';

const code = toolCode(
  () => import('./start-image-generator'),
  () => import('./image-results'),
);
const chosenMaker = () => imageMakerFor(chooseEngines(location.search));

/** `/tools/ai-image-generator`: the run of the page, and the view of it. */
export function ImageGeneratorPage() {
  const { view, countSuccess, blocker } = useFreeUses();
  const maker = useBrowserValue(chosenMaker, 'procedural');
  const start = useCallback(
    async (notify: Notify) =>
      (await code.load()).startImageGenerator({
        maker,
        limit: blocker,
        onSuccess: countSuccess,
        notify,
      }),
    [maker, blocker, countSuccess],
  );
  const { snapshot, send, missing } = useToolRun(start, code.prepare);
  return (
    <ToolPage {...{ snapshot, missing }}>
      <ImageGeneratorView snapshot={snapshot} send={send} maker={maker} freeUses={view} />
    </ToolPage>
  );
}
