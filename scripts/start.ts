/**
 * `npm start`: builds the app if there is no build, if a source is newer, or if the build is for another backend: the
 * demo if none is chosen. Then serves it on `PORT` (4173); `--host 0.0.0.0` lets other machines reach it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildEnvironment, environmentName, isBackendChosen } from '../packages/app/vite/backend-switch.ts';
import { buildDir, rootDir } from './paths.ts';
import { readBuildNote, serveAndPrint } from './serve.ts';

const sources = ['packages', 'mocks', 'package-lock.json'];
const outputs = new Set(['node_modules', 'dist', 'dist-hosts', 'weights']);

function newestChange(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const entries = readdirSync(path).filter((name) => !outputs.has(name));
  return Math.max(0, ...entries.map((name) => newestChange(join(path, name))));
}

function isBuildFresh(): boolean {
  const page = join(buildDir, 'index.html');
  if (!existsSync(page)) return false;
  const environment = environmentName(buildEnvironment('production', rootDir));
  if (readBuildNote(buildDir)?.environment !== environment) return false;
  const builtAt = statSync(page).mtimeMs;
  return sources.every((source) => newestChange(join(rootDir, source)) <= builtAt);
}

if (!isBackendChosen(buildEnvironment('production', rootDir))) process.env.VITE_BACKEND = 'demo';
if (!isBuildFresh()) {
  execFileSync('npm', ['run', 'build'], {
    cwd: rootDir,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
const { values } = parseArgs({ options: { host: { type: 'string' } } });
await serveAndPrint(Number(process.env.PORT ?? 4173), values.host);
