/**
 * `npm run pictures -- NAME` makes committed pictures again: blog, examples, home, icons, previews, readme, samples,
 * screenshots, text-pages or tools. Further options go to that script.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../paths.ts';

const [name = '', ...options] = process.argv.slice(2);
const script = join(import.meta.dirname, `${name}.ts`);
if (!existsSync(script))
  throw new Error(`There are no pictures "${name}". Their names are the files of scripts/pictures.`);
execFileSync('npx', ['tsx', script, ...options], { cwd: rootDir, stdio: 'inherit' });
