import { codeCacheName } from './offline-lists';

/** The list of tools whose scripts are kept, as a file in the cache of the scripts. */
export const keptToolsPath = '/kept/tools';

/** The paths of the tools that work without a network. Empty where the browser keeps nothing for the site. */
export async function readKeptTools(): Promise<string[]> {
  try {
    const kept = await (await caches.open(codeCacheName)).match(keptToolsPath);
    return kept ? await kept.json() : [];
  } catch {
    return [];
  }
}

/** Stores the list. */
export async function writeKeptTools(paths: readonly string[]): Promise<void> {
  await (await caches.open(codeCacheName)).put(keptToolsPath, Response.json(paths));
}
