/** Threads a network may use on this page or in this worker: more than one needs cross-origin isolation. */
export function networkThreads(): number {
  return globalThis.crossOriginIsolated ? Math.min(4, navigator.hardwareConcurrency) : 1;
}
