import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../packages/messages/src/locales.ts';
import { buildDir } from '../paths.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The chunk of each module that is an entry or is imported lazily. */
export type Manifest = Record<string, Chunk>;

/** The manifest of a language's build. */
export const manifestPath = (locale: Locale = 'en') =>
  locale === 'en' ? '.vite/manifest.json' : `.vite/manifest-${locale}.json`;

/** The manifest of the build on the disk. */
export const readManifest = (locale?: Locale) =>
  JSON.parse(readFileSync(join(buildDir, manifestPath(locale)), 'utf8')) as Manifest;

/**
 * The scripts of a page's first load: the chunks of the entry and of the page's modules, with their imports. Paths in the
 * build's folder.
 */
export function entryFiles(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`The build has no chunk for ${key}. Is it a page, and is the build up to date?`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const module of ['index.html', ...modules]) add(module);
  return [...files];
}

/** Strings that survive minification and identify code. */
const markers = {
  msw: 'mockServiceWorker',
  mockBackend: 'sb_publishable_verapix_demo',
  authClient: 'AuthRetryableFetchError',
} as const;

/** The names of the markers in a text. */
export function markersIn(text: string): string[] {
  return Object.entries(markers).flatMap(([name, marker]) => (text.includes(marker) ? [name] : []));
}
