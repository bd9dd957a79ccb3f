import type { Files } from '@verapix/server/ports';

const filesCacheName = 'verapix-demo-files';

const addressOf = (name: string) => `/${filesCacheName}/${encodeURIComponent(name)}`;

/** Files in this browser's cache storage: shared by all tabs, kept over reloads. */
export function createBrowserFiles(): Files {
  const open = () => caches.open(filesCacheName);
  return {
    put: async (name, content, type) => {
      await (await open()).put(addressOf(name), new Response(content, { headers: { 'Content-Type': type } }));
    },
    get: async (name) => {
      const response = await (await open()).match(addressOf(name));
      return response && new Uint8Array(await response.arrayBuffer());
    },
    remove: async (name) => {
      await (await open()).delete(addressOf(name));
    },
  };
}
