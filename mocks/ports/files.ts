import type { Files } from '@verapix/server/ports';

/** Memory limits. Beyond them, the oldest files are removed before they expire. */
const limits = { files: 100, bytes: 256 * 1024 * 1024 };

/** Keeps files in memory. */
export function createFiles(): Files {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const totalBytes = () => [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  return {
    put: async (name, content) => {
      files.set(name, content);
      for (const oldest of files.keys()) {
        if (files.size <= limits.files && totalBytes() <= limits.bytes) return;
        if (files.size > 1) files.delete(oldest);
      }
    },
    get: async (name) => files.get(name),
    remove: async (name) => void files.delete(name),
  };
}
