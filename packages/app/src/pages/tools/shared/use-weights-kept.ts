import { areWeightsKept, type Weights } from '@verapix/engines';
import { useEffect, useState } from 'react';
import { weightsAt } from '../../../wiring/tools/weights-at';

/**
 * The names of the weights that an earlier run left on this device. Looked up again whenever `moment` changes, such as
 * after a run.
 */
export function useWeightsKept(entries: readonly Weights[], moment: unknown): ReadonlySet<string> {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is when to look again, not what to look for.
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const found = await Promise.all(entries.map((entry) => areWeightsKept(weightsAt(entry))));
      if (!gone) setKept(new Set(entries.filter((_, at) => found[at]).map(({ name }) => name)));
    };
    void look();
    return () => {
      gone = true;
    };
  }, [entries, moment]);
  return kept;
}
