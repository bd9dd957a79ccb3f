/** First-load JavaScript of each route, gzip, against its limit: `npm run bench -- first-load`. Needs a build. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { rootDir } from '../paths.ts';

execFileSync(process.execPath, [join(rootDir, 'node_modules/size-limit/bin.js')], {
  cwd: rootDir,
  stdio: 'inherit',
});
