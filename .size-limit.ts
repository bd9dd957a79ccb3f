import { join } from 'node:path';
import type { SizeLimitConfig } from 'size-limit';
import { entryFiles, readManifest } from './scripts/build-checks/bundles.ts';
import { firstLoadKilobytes, firstLoads } from './scripts/build-checks/first-loads.ts';
import { catalogueLocales } from './packages/messages/src/locales.ts';
import { buildDir } from './scripts/paths.ts';

export default catalogueLocales.flatMap((locale) =>
  firstLoads.map((modules) => ({
    name: `${modules.join(' + ')} in ${locale}`,
    path: entryFiles(readManifest(locale), modules).map((file) => join(buildDir, file)),
    gzip: true,
    limit: `${firstLoadKilobytes(modules, locale)} kB`,
  })),
) satisfies SizeLimitConfig;
