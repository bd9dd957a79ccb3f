import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A file in the shape of a browser's storage, for one text whatever its key. Each write goes to a second file that
 * then takes the first one's place, so that a crash leaves the old text or the new one, never half of it.
 */
export function fileStorage(path: string): Pick<Storage, 'getItem' | 'setItem'> {
  mkdirSync(dirname(path), { recursive: true });
  return {
    getItem: () => {
      try {
        return readFileSync(path, 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    setItem: (_key, text) => {
      const next = `${path}.next`;
      writeFileSync(next, text, { mode: 0o600 });
      renameSync(next, path);
    },
  };
}
