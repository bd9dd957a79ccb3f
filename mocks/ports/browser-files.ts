import type { Files } from '@verapix/server/ports';
import { createFiles } from './files';

const filesCacheName = 'verapix-demo-files';

const addressOf = (name: string) => `/${filesCacheName}/${encodeURIComponent(name)}`;

/**
 * Files in this browser's cache storage: shared by all tabs, kept over reloads. In memory where the browser refuses it, or has
 * none because the page is without https.
 */
export function createBrowserFiles(): Files {
  const memory = createFiles();
  const open = async () => {
    try {
      return await caches.open(filesCacheName);
    } catch {
      return undefined;
    }
  };
  return {
    put: async (name, content, type) => {
      const cache = await open();
      if (!cache) return memory.put(name, content, type);
      await cache.put(addressOf(name), new Response(content, { headers: { 'Content-Type': type } }));
    },
    get: async (name) => {
      const cache = await open();
      if (!cache) return memory.get(name);
      const response = await cache.match(addressOf(name));
      return response && new Uint8Array(await response.arrayBuffer());
    },
    remove: async (name) => {
      const cache = await open();
      if (!cache) return memory.remove(name);
      await cache.delete(addressOf(name));
    },
  };
}
