/** Threads that a network may use; more than one requires a page with cross-origin isolation. One in Node. */
export function networkThreads(): number {
  return globalThis.crossOriginIsolated ? Math.min(4, navigator.hardwareConcurrency) : 1;
}
