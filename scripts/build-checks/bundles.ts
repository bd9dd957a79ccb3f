import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, type Manifest, manifestPath } from '../../packages/app/vite/manifest.ts';
import type { Locale } from '../../packages/messages/src/locales.ts';
import { buildDir } from '../paths.ts';

/** The manifest of the build on the disk. */
export const readManifest = (locale?: Locale) =>
  JSON.parse(readFileSync(join(buildDir, manifestPath(locale)), 'utf8')) as Manifest;

/**
 * The scripts of a page's first load: the chunks of the entry and of the page's modules, with their imports. Paths in the
 * build's folder.
 */
export const entryFiles = (manifest: Manifest, modules: readonly string[]): string[] => [
  ...importsOf(manifest, ['index.html', ...modules]),
];

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
