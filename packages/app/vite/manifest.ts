import type { Locale } from '../../messages/src/locales.ts';

interface Chunk {
  file: string;
  imports?: string[];
}

/** The chunk of each module that is an entry or is imported lazily, as Vite writes it. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The manifest of a language's build. */
export const manifestPath = (locale: Locale = 'en') =>
  locale === 'en' ? '.vite/manifest.json' : `.vite/manifest-${locale}.json`;

/** The chunk of a module, by its path from the app's folder. */
export function chunkOf(manifest: Manifest, module: string): Chunk {
  const chunk = manifest[module];
  if (!chunk)
    throw new Error(`The build has no chunk for ${module}. Was it renamed, and is the build up to date?`);
  return chunk;
}

/** The files of modules with their static imports. Paths in the build's folder. */
export function importsOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const add = (module: string) => {
    const { file, imports = [] } = chunkOf(manifest, module);
    if (files.has(file)) return;
    files.add(file);
    for (const imported of imports) add(imported);
  };
  for (const module of modules) add(module);
  return files;
}
