import type { EngineFailure, EngineOutcome } from '@verapix/engines';
import { type Composer, type Composition, createComposer } from '@verapix/engines/background';
import { useEffect, useMemo, useState } from 'react';

interface ComposerSource {
  original: Blob;
  /** Undefined while there is no result. */
  cutOut: Blob | undefined;
  /** Whether anything has to be composed: until then no worker is started. */
  wanted: boolean;
}

/** The composer of the current result, closed with it. */
export function useComposer({ original, cutOut, wanted }: ComposerSource): Composer | undefined {
  const [held, setHeld] = useState<{ cutOut: Blob; composer: Composer }>();
  useEffect(() => {
    if (!cutOut || !wanted) return;
    const composer = createComposer({ original, cutOut });
    setHeld({ cutOut, composer });
    return () => {
      composer.close();
      setHeld(undefined);
    };
  }, [original, cutOut, wanted]);
  return held && held.cutOut === cutOut ? held.composer : undefined;
}

/** What a composer made last. Both are undefined at first. */
export interface Preview<Made> {
  made: Made | undefined;
  failure: EngineFailure | undefined;
}

const emptyPreview = { made: undefined, failure: undefined };

const toBitmap = (composer: Composer, composition: Composition) => composer.preview(composition);
const toBrushView = (composer: Composer, composition: Composition) => composer.brushView(composition);

/** The composition as pixels to show. A bitmap is closed when the next one is shown. */
export function usePreview(composer: Composer | undefined, composition: Composition): Preview<ImageBitmap> {
  const preview = useLatest(composer, toBitmap, composition);
  const { made } = preview;
  useEffect(() => () => made?.close(), [made]);
  return preview;
}

/** What the brush paints over, as a picture file. */
export function useBrushView(composer: Composer | undefined, composition: Composition): Preview<Blob> {
  return useLatest(composer, toBrushView, composition);
}

/** Shows the latest composition that a composer has made, and the one before while the next is being made. */
function useLatest<Made>(
  composer: Composer | undefined,
  make: (composer: Composer, composition: Composition) => Promise<EngineOutcome<Made>>,
  composition: Composition,
): Preview<Made> {
  const [preview, setPreview] = useState<Preview<Made>>(emptyPreview);
  const show = useMemo(
    () =>
      composer &&
      latestOnly<Composition>(async (wanted) => {
        const outcome = await make(composer, wanted);
        setPreview((before) =>
          outcome.ok
            ? { made: outcome.value, failure: undefined }
            : { made: before.made, failure: outcome.failure },
        );
      }),
    [composer, make],
  );
  useEffect(() => show?.(composition), [show, composition]);
  useEffect(() => (composer ? () => setPreview(emptyPreview) : undefined), [composer]);
  return preview;
}

/**
 * Does one piece of work at a time. Of the inputs that come meanwhile only the last is used, so that the latest result is
 * always shown, however fast a slider moves.
 */
export function latestOnly<Input>(work: (input: Input) => Promise<void>): (input: Input) => void {
  let busy = false;
  let next: { input: Input } | undefined;
  const take = async (input: Input): Promise<void> => {
    if (busy) {
      next = { input };
      return;
    }
    busy = true;
    await work(input).finally(() => {
      busy = false;
    });
    const waiting = next;
    next = undefined;
    if (waiting) await take(waiting.input);
  };
  return (input) => void take(input);
}
