import { useEffect, useState } from 'react';
import type { ResultFiles } from '../store/device-database';
import type { ResultStore } from '../store/result-store';

export type ReadFiles = ResultStore['files'];

/** The files of a result: `reading` at first, `missing` if they cannot be read. `read` must keep its identity. */
export function useResultFiles(id: string, read: ReadFiles): ResultFiles | 'reading' | 'missing' {
  const [held, setHeld] = useState<{ id: string; files: ResultFiles | 'missing' }>();
  const [error, setError] = useState<unknown>();
  if (error) throw error;
  useEffect(() => {
    let isStale = false;
    const load = async () => {
      const outcome = await read(id);
      if (!isStale) setHeld({ id, files: (outcome.ok && outcome.value) || 'missing' });
    };
    load().catch(setError);
    return () => {
      isStale = true;
    };
  }, [id, read]);
  return held?.id === id ? held.files : 'reading';
}
