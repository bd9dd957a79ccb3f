import type { EngineFailure, EngineOutcome } from '@verapix/engines';
import type { Composer, Look } from '@verapix/engines/background';
import { useEffect, useMemo, useState } from 'react';
import { latestOnly } from './latest-only';

/** What there is to show of a look: nothing yet, or what was made of it last, or why that failed. */
export interface Preview<Made> {
  made: Made | undefined;
  failure: EngineFailure | undefined;
}

const nothing = { made: undefined, failure: undefined };

/** Keeps showing the latest look that a composer has made; what it showed before goes on showing meanwhile. */
function useLatest<Made>(
  composer: Composer | undefined,
  make: (composer: Composer, look: Look) => Promise<EngineOutcome<Made>>,
  look: Look,
): Preview<Made> {
  const [preview, setPreview] = useState<Preview<Made>>(nothing);
  const show = useMemo(
    () =>
      composer &&
      latestOnly<Look>(async (wanted) => {
        const outcome = await make(composer, wanted);
        setPreview((before) =>
          outcome.ok
            ? { made: outcome.value, failure: undefined }
            : { made: before.made, failure: outcome.failure },
        );
      }),
    [composer, make],
  );
  useEffect(() => show?.(look), [show, look]);
  useEffect(() => (composer ? () => setPreview(nothing) : undefined), [composer]);
  return preview;
}

const previewOf = (composer: Composer, look: Look) => composer.preview(look);
const brushViewOf = (composer: Composer, look: Look) => composer.brushView(look);

/** The look as pixels to see. A bitmap is closed when the next one shows. */
export function usePreview(composer: Composer | undefined, look: Look): Preview<ImageBitmap> {
  const preview = useLatest(composer, previewOf, look);
  const { made } = preview;
  useEffect(() => () => made?.close(), [made]);
  return preview;
}

/** What the brush is used over, as a picture file. */
export function useBrushView(composer: Composer | undefined, look: Look): Preview<Blob> {
  return useLatest(composer, brushViewOf, look);
}
