import { type DownloadFile, runtimes } from '@verapix/engines/downloads';
import { deleteCachedFiles, isFileCached } from '@verapix/engines/load-file';
import { ownWeights, weights } from '@verapix/engines/weights';
import type { DeviceStorage } from '@verapix/machines';
import type { StudioHost } from '../host';

type IsAppCache = StudioHost['isAppCache'];

const downloads = [runtimes, weights, ownWeights].flatMap((files) => Object.values<DownloadFile>(files));

/** The bytes of the models and runtimes that are kept. */
async function downloadBytes(): Promise<number> {
  const kept = await Promise.all(downloads.map(isFileCached));
  return downloads.reduce((sum, { bytes }, at) => sum + (kept[at] ? bytes : 0), 0);
}

/** The caches of the service worker that can be deleted. The shell is not among them: it is kept as long as the worker is. */
const appCaches = async (isAppCache: IsAppCache) =>
  ((await globalThis.caches?.keys()) ?? []).filter(isAppCache);

async function appBytes(isAppCache: IsAppCache): Promise<number> {
  let sum = 0;
  for (const name of await appCaches(isAppCache)) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request, { ignoreVary: true });
      sum += response ? (await response.blob()).size : 0;
    }
  }
  return sum;
}

/**
 * Reads what is kept besides the results: nothing on a page without https, where browsers have no cache storage. Rejects with
 * a DOMException where the browser refuses to keep anything for the site.
 */
export async function readDeviceStorage(isAppCache: IsAppCache): Promise<DeviceStorage> {
  const [downloaded, app, estimate, isPersisted] = await Promise.all([
    downloadBytes(),
    appBytes(isAppCache),
    navigator.storage?.estimate?.(),
    navigator.storage?.persisted?.(),
  ]);
  return {
    downloadBytes: downloaded,
    appBytes: app,
    usedBytes: estimate?.usage,
    quotaBytes: estimate?.quota,
    isPersisted,
  };
}

/** Deletes models, runtimes, and the pages and scripts of the app. */
export async function deleteDeviceStorage(isAppCache: IsAppCache): Promise<void> {
  await deleteCachedFiles();
  for (const name of await appCaches(isAppCache)) await caches.delete(name);
}
