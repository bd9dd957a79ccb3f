/** Threads that a network may use in this page or worker; more than one requires cross-origin isolation. */
export function networkThreads(): number {
  return globalThis.crossOriginIsolated ? Math.min(4, navigator.hardwareConcurrency) : 1;
}
