import { type Composer, createComposer } from '@verapix/engines/background';
import { useEffect, useState } from 'react';

interface ComposerSource {
  original: Blob;
  /** Undefined while there is no result. */
  cutOut: Blob | undefined;
  /** Whether anything is to be laid over anything: until then no worker is started. */
  wanted: boolean;
}

/** The composer of the result on the page, ended with it. */
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
