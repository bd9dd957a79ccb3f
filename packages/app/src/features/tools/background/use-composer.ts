import type { EngineFailure, EngineOutcome } from '@verapix/engines';
import { type Composer, type Composition, createComposer } from '@verapix/engines/background';
import { useEffect, useMemo, useState } from 'react';

/** A composer for a cut-out, closed with it. Without a cut-out no worker is started. */
export function useComposer(original: Blob, cutOut: Blob | undefined): Composer | undefined {
  const [held, setHeld] = useState<{ cutOut: Blob; composer: Composer }>();
  useEffect(() => {
    if (!cutOut) return;
    const composer = createComposer({ original, cutOut });
    setHeld({ cutOut, composer });
    return () => {
      composer.close();
      setHeld(undefined);
    };
  }, [original, cutOut]);
  return held?.cutOut === cutOut ? held?.composer : undefined;
}

/** What a composer made last. Both are undefined at first. */
export interface Composed<Made> {
  made?: Made | undefined;
  failure?: EngineFailure;
}

/**
 * The composition as one of a composer's methods makes it. While the next one is being made, the one before stays. Another
 * composer starts again with nothing.
 */
export function useComposed<Made>(
  make: ((composition: Composition) => Promise<EngineOutcome<Made>>) | undefined,
  composition: Composition,
): Composed<Made> {
  const [composed, setComposed] = useState<Composed<Made>>({});
  const show = useMemo(
    () =>
      make &&
      latestOnly<Composition>(async (wanted) => {
        const outcome = await make(wanted);
        setComposed(({ made }) =>
          outcome.ok ? { made: outcome.value } : { made, failure: outcome.failure },
        );
      }),
    [make],
  );
  useEffect(() => void show?.(composition), [show, composition]);
  useEffect(() => (show ? () => setComposed({}) : undefined), [show]);
  return composed;
}

/**
 * Does one piece of work at a time. Of the inputs that come meanwhile only the last is used, so that the latest result is
 * always shown, however fast a slider moves.
 */
export function latestOnly<Input>(work: (input: Input) => Promise<void>): (input: Input) => Promise<void> {
  let busy = false;
  let next: { input: Input } | undefined;
  return async (input) => {
    next = { input };
    if (busy) return;
    busy = true;
    try {
      while (next) {
        const { input: latest } = next;
        next = undefined;
        await work(latest);
      }
    } finally {
      busy = false;
    }
  };
}
