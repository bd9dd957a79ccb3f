import type { FileSource } from './load-file';
import { loadFiles } from './load-files';
import { runtimeSources } from './runtime-sources';

/** What a network is started with. */
export interface NetworkFiles {
  /** The WebAssembly that computes it. */
  runtime: Uint8Array<ArrayBuffer>;
  weights: Uint8Array<ArrayBuffer>;
}

/**
 * Loads a network's weights and the runtime that computes them. `onProgress` hears the share of both that is there, 0
 * to 1. Rejects when either can't be had.
 */
export async function loadNetwork(
  runtime: keyof typeof runtimeSources,
  weights: FileSource,
  onProgress?: (done: number) => void,
): Promise<NetworkFiles> {
  const [program, numbers] = await loadFiles([runtimeSources[runtime], weights], onProgress);
  return { runtime: program, weights: numbers };
}
