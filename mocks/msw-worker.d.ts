/** MSW's service worker as `mockWorkerModule` in `vite-plugin.ts` makes it: a function of what it uses of its scope. */
declare module 'msw/mockServiceWorker.js' {
  export function listen(
    self: { clients: unknown; skipWaiting: () => void; registration: { unregister: () => void } },
    addEventListener: (type: string, listener: (event: object) => void) => void,
  ): void;
}
