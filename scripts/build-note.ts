import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackendNote } from '../packages/app/vite/backend-switch.ts';

/** What a build says of its backend, or `undefined` where there is none or an older one. */
export function readBuildNote(directory: string): BackendNote | undefined {
  const path = join(directory, '.vite/backend.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BackendNote) : undefined;
}
