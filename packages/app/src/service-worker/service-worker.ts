/**
 * The service worker of the built app: it keeps what the app needs without a network (docs/decisions/0070). The engines keep
 * weights and runtimes themselves, so neither passes through it.
 */
import { listenAsMockWorker } from '@verapix/mocks/service-worker';
import { locale, localeOfPath } from '@verapix/messages/locale';
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { addressOf } from '../content/address';
import { keptToolsPath, readKeptTools, writeKeptTools } from './kept-tools';
import { codeCacheName, type OfflineLists, pagesCacheName, type WorkerRequest } from './offline-lists';
import { answerShare, isReceivedAddress } from './received-files';

declare const __OFFLINE_LISTS__: OfflineLists;

/** The part of `ServiceWorkerGlobalScope` that is used here: its types and those of pages exclude each other. */
interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', listener: (event: LifecycleEvent) => void) => void) &
    ((type: 'message', listener: (event: LifecycleEvent & MessageEvent<WorkerRequest>) => void) => void);
}
type LifecycleEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

const scope = globalThis as unknown as WorkerScope;
const { version, entry, homeFile, appFile, shell, pages, tools, assets, keptByEngines, backendRoots } =
  __OFFLINE_LISTS__;

/** Milliseconds after which a kept page is shown instead of waiting for a slow network. */
const networkPatience = 4000;

const pagesCache = `${pagesCacheName}-${version}`;

/** A page has one copy, whatever its query: none of the prerendered pages reads it before its scripts run. */
const pathOf = (url: string) => new URL(url).pathname.replace(/(?<=.)\/$/, '');

const isPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') ?? false;

/**
 * The page without a network: the home page is kept from the beginning, any other is rendered by the app's scripts. Pages
 * in another language have their own worker.
 */
const pageWithoutNetwork = async (url: string) => {
  const path = pathOf(url);
  if (localeOfPath(path) !== locale) return Response.error();
  return (await matchPrecache(path === addressOf('/') ? homeFile : appFile)) ?? Response.error();
};

const unlessOffline = {
  handlerDidError: ({ request }: { request: Request }) => pageWithoutNetwork(request.url),
};

const visitedPages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: networkPatience / 1000,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pathOf(request.url),
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && isPage(response) ? response : null,
    },
    unlessOffline,
  ],
});

const code = new CacheFirst({
  cacheName: codeCacheName,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // Some hosts send the app's page for a file that is missing.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !isPage(response) ? response : null,
    },
  ],
});

const isBackendPath = (path: string) =>
  backendRoots.some((root) => path === root || path.startsWith(`${root}/`));

registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && pages.includes(pathOf(url.href)) && (request.mode === 'navigate' || !request.destination),
  visitedPages,
);
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && !isBackendPath(url.pathname),
  new NetworkOnly({ plugins: [unlessOffline] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isReceivedAddress(url),
  ({ request }) => answerShare(request),
  'POST',
);
precacheAndRoute([...shell], { directoryIndex: '', cleanURLs: false });
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin &&
    url.pathname.startsWith('/assets/') &&
    !keptByEngines.includes(url.pathname) &&
    // A part of a file, such as of a video, cannot be answered with all of it.
    !request.headers.has('Range'),
  code,
);
cleanupOutdatedCaches();
clientsClaim();

/** Loads files through a strategy into its cache, unless they are there. Resolves with whether all could be loaded. */
async function keep(event: LifecycleEvent, strategy: CacheFirst | NetworkFirst, urls: readonly string[]) {
  let isComplete = true;
  for (const url of urls) {
    const [response, done] = strategy.handleAll({ request: new Request(url), event: event as never });
    const [loaded] = await Promise.allSettled([response, done]);
    isComplete &&= loaded.status === 'fulfilled' && loaded.value.ok;
  }
  return isComplete;
}

/** Keeps the scripts of tools. A tool counts as kept once it has all of them. */
async function keepTools(event: LifecycleEvent, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const kept = await readKeptTools();
    const isKept = await keep(event, code, tools[path] ?? []);
    if (isKept && tools[path]) await writeKeptTools([...new Set([...kept, path])]);
  }
}

/** What the worker of the version before has kept, in this version. */
async function takeOver(event: LifecycleEvent): Promise<void> {
  await keepTools(event, await readKeptTools());
  for (const name of await caches.keys()) {
    if (!name.startsWith(pagesCacheName) || name === pagesCache) continue;
    const visited = await (await caches.open(name)).keys();
    await keep(
      event,
      visitedPages,
      visited.map(({ url }) => pathOf(url)).filter((path) => pages.includes(path)),
    );
  }
}

async function removeOld(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(pagesCacheName) && name !== pagesCache) await caches.delete(name);
  const cache = await caches.open(codeCacheName);
  for (const { url } of await cache.keys()) {
    const path = pathOf(url);
    if (path !== keptToolsPath && !assets.includes(path)) await cache.delete(url, { ignoreVary: true });
  }
}

scope.addEventListener('install', (event) => {
  // Another worker of this address has nothing that an open page would miss.
  const { active } = scope.registration;
  if (active && active.scriptURL !== scope.location.href) void scope.skipWaiting();
  event.waitUntil(takeOver(event));
});
scope.addEventListener('activate', (event) => event.waitUntil(removeOld()));
scope.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data.type === 'SKIP_WAITING') void scope.skipWaiting();
  else if (data.type === 'GET_ENTRY') ports[0]?.postMessage(entry);
  else if (data.type === 'KEEP_TOOLS') event.waitUntil(keepTools(event, data.paths));
});

// Workbox answers none of the demo backend's requests.
if (__EMBEDDED_BACKEND__) listenAsMockWorker(scope as never, isBackendPath);
