import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '../ports';

/** Files in a folder, for one server. */
export function createFolder(folder: string): Files {
  return {
    put: async (name, content) => {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name), content, { mode: 0o600 });
    },
    get: async (name) => {
      try {
        return new Uint8Array(await readFile(join(folder, name)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
