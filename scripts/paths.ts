import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const rootDir = dirname(dirname(fileURLToPath(import.meta.url)));

/** The output of `npm run build`. */
export const buildDir = join(rootDir, 'packages/app/dist');

/** The configuration of hosts that the build writes; see `hosts.ts`. */
export const hostsDir = `${buildDir}-hosts`;

/** True in the module that is started from the command line. */
export function isMain(moduleUrl: string): boolean {
  return process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(moduleUrl);
}
