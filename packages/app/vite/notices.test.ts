import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../../../scripts/paths.ts';
import { noticesCheck } from './notices.ts';

/** Builds a module that imports one other, of which only the path matters. */
async function buildWith(imported: string) {
  const entry = join(rootDir, 'packages/app/src/entry.js');
  const sources: Record<string, string> = {
    [entry]: `import ${JSON.stringify(imported)};`,
    [imported]: 'globalThis.isLoaded = true;',
  };
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (id in sources ? id : undefined),
        load: (id) => sources[id],
      },
      noticesCheck(),
    ],
  });
}

describe('a build', () => {
  it('stops at a package without a notice', async () => {
    await expect(buildWith(join(rootDir, 'node_modules/left-pad/index.js'))).rejects.toThrow(
      'node_modules/left-pad',
    );
  });

  it('succeeds with a package that has one', async () => {
    await expect(buildWith(join(rootDir, 'node_modules/pica/index.js'))).resolves.toBeUndefined();
  });
});
