import { useCallback, useState } from 'react';
import { chooseEngines } from '../../../wiring/engine-choice';
import { useToasts } from '../../../wiring/toasts';
import { imageMakerFor } from '../../../wiring/tools/image-provider';
import { useFreeUses } from '../../../wiring/use-free-uses';
import { useLazyActor } from '../../../wiring/use-lazy-actor';
import { LeaveRunGuard } from '../shared/LeaveRunGuard';
import { ImageGeneratorView } from './ImageGeneratorView';

/** `/tools/ai-image-generator`: the run of the page, and the view of it. */
export function ImageGeneratorPage() {
  const { notify } = useToasts();
  const { view, countSuccess, blocker } = useFreeUses();
  const [maker] = useState(() => imageMakerFor(chooseEngines(location.search)));
  const start = useCallback(
    async () =>
      (await import('./start-image-generator')).startImageGenerator({
        maker,
        limit: blocker,
        onSuccess: countSuccess,
        notify,
      }),
    [maker, blocker, countSuccess, notify],
  );
  const { snapshot, send } = useLazyActor(start);
  return (
    <>
      <ImageGeneratorView snapshot={snapshot} send={send} maker={maker} freeUses={view} />
      <LeaveRunGuard snapshot={snapshot} />
    </>
  );
}
