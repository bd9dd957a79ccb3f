import { type DownloadFile, isFileKept } from '@verapix/engines';
import { useEffect, useState } from 'react';

/**
 * The names of the files that an earlier run, of whichever tool, left on this device. Looked up again whenever `moment`
 * changes, such as after a run.
 */
export function useFilesKept(files: readonly DownloadFile[], moment: unknown): ReadonlySet<string> {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is when to look again, not what to look for.
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const found = await Promise.all(files.map(isFileKept));
      if (!gone) setKept(new Set(files.filter((_, at) => found[at]).map(({ name }) => name)));
    };
    void look();
    return () => {
      gone = true;
    };
  }, [files, moment]);
  return kept;
}
