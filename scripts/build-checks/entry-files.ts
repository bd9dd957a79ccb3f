import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDir } from '../paths.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The script files a page loads before anything is done on it: its entry's and its route's chunks, with all they import. */
export function entryFiles(modules: readonly string[]): string[] {
  const manifest = JSON.parse(readFileSync(join(buildDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`The build has no chunk for ${key}. Its entries: ${Object.keys(manifest).join(', ')}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const module of ['index.html', ...modules]) add(module);
  return [...files].map((file) => join(buildDir, file));
}
