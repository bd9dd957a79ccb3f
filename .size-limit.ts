import { join } from 'node:path';
import type { SizeLimitConfig } from 'size-limit';
import { entryFiles, readManifest } from './scripts/build-checks/bundles.ts';
import { firstLoadKilobytes, firstLoads } from './scripts/build-checks/first-loads.ts';
import { buildDir } from './scripts/paths.ts';

export default firstLoads.map((modules) => ({
  name: modules.join(' + '),
  path: entryFiles(readManifest(), modules).map((file) => join(buildDir, file)),
  gzip: true,
  limit: `${firstLoadKilobytes} kB`,
})) satisfies SizeLimitConfig;
