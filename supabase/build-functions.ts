/**
 * `npm run functions` bundles each edge function to `supabase/functions/<name>/index.js`, which is what
 * `supabase functions deploy` uploads. Packages from npm stay imports, with the versions that are installed.
 */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { functionNames } from '@verapix/server/functions/router';
import { compiledDir } from '../packages/messages/src/write.ts';
import { type Plugin, rolldown } from 'rolldown';

const here = import.meta.dirname;
const entryId = 'virtual:entry';

/** Not bundled: they bring files or built-in modules of their own, and Deno loads them from npm. */
const external = ['postgres', 'stripe'] as const;

/** The installed version of a package that `packages/server` depends on. */
function installedVersion(name: (typeof external)[number]): string {
  const require = createRequire(join(here, '../packages/server/package.json'));
  const [folder = ''] = require.resolve(name).split(join('node_modules', name)).slice(0, 1);
  const path = join(folder, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}

/** The entry of a function: one call. */
function entryOf(name: string): Plugin {
  const serve = JSON.stringify(join(here, 'functions-src/serve-function.ts'));
  return {
    name: 'entry',
    resolveId: (id) => (id === entryId ? id : null),
    load: (id) =>
      id === entryId
        ? `import { serveFunction } from ${serve};\nserveFunction(${JSON.stringify(name)});`
        : null,
  };
}

const npmImports: Plugin = {
  name: 'npm-imports',
  resolveId: (id) => {
    const name = external.find((each) => each === id);
    return name ? { id: `npm:${name}@${installedVersion(name)}`, external: true } : null;
  },
};

/** Bundles all functions into a folder. */
export async function buildFunctions(folder = join(here, 'functions')): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const name of functionNames) {
    const bundle = await rolldown({
      input: entryId,
      platform: 'neutral',
      resolve: {
        mainFields: ['module', 'main'],
        conditionNames: ['import', 'default'],
        alias: { '@verapix/messages': compiledDir('en') },
      },
      plugins: [entryOf(name), npmImports],
      logLevel: 'warn',
    });
    await bundle.write({ file: join(folder, name, 'index.js'), format: 'esm' });
    await bundle.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildFunctions();
  console.log(`Wrote ${functionNames.length} functions to ${join(here, 'functions')}.`);
}
