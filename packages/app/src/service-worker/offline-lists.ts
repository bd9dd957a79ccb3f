import { locale } from '@verapix/messages/locale';

/** What the build tells the service worker. `vite/service-worker.ts` makes it of the finished build. */
export interface OfflineLists {
  /** Differs between any two builds. */
  version: string;
  /** The app's first script, by which a page is told from one of another version. */
  entry: string;
  /** The files of the home page, and of the page for addresses that are not prerendered. */
  homeFile: string;
  appFile: string;
  /** What is kept when the worker is installed: the shell, the home page and what they load later. */
  shell: readonly { url: string; revision: string | null }[];
  /** The addresses of prerendered pages. Each is kept once it was visited. */
  pages: readonly string[];
  /** The scripts of each tool by the path of its page, smallest first. Kept once the page was opened. */
  tools: Readonly<Record<string, readonly string[]>>;
  /** Every file of the build under `/assets/`, to remove those of earlier builds. */
  assets: readonly string[];
  /** Files under `/assets/` that the engines keep themselves, verified (docs/decisions/0024). */
  keptByEngines: readonly string[];
  /** The roots of addresses that are not the app's. */
  backendRoots: readonly string[];
}

/** The worker's address, one for each language. The build writes it beside the pages; the development server has none. */
export const serviceWorkerPath = locale === 'en' ? '/sw.js' : `/sw-${locale}.js`;

const pagesCacheKey = 'verapix-pages';
const codeCacheKey = 'verapix-code';

/** Each language has caches of its own. */
const inLanguage = (key: string) => (locale === 'en' ? key : key.replace('verapix', `verapix-${locale}`));

/** Kept pages, one cache for each version. */
export const pagesCacheName = inLanguage(pagesCacheKey);

/** Kept scripts, styles, fonts and pictures of the app. */
export const codeCacheName = inLanguage(codeCacheKey);

/** Whether a cache is one of these, in any language. */
export const isAppCache = (name: string) => /^verapix(-[a-z]{2})?-(pages|code)/.test(name);

/** What a page sends to the worker. */
export type WorkerRequest =
  /** These pages and files were loaded before the worker controlled the page, or without its knowledge. */
  | { type: 'CACHE_URLS'; payload: { urlsToCache: readonly string[] } }
  /** Keeps the scripts of the tools whose pages have these paths. */
  | { type: 'KEEP_TOOLS'; paths: readonly string[] }
  /** Asks a waiting worker to take over. */
  | { type: 'SKIP_WAITING' }
  /** Asks for the first script of the worker's version; answered through the port. */
  | { type: 'GET_ENTRY' };
