import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { rootDir } from '../../../scripts/paths.ts';

const module = 'virtual:machine-drawings';
const resolved = `\0${module}`;
const source = join(rootDir, 'packages/inspector/src/machine-drawings.ts');

/**
 * `import { drawings, samples } from 'virtual:machine-drawings'`: the state chart of each machine, and samples of its
 * events. They are made while the app is built: elkjs must not be part of it (docs/decisions/0091-inspector.md), and
 * what makes the samples would split the chunks of every page.
 */
export function machineDrawings(): Plugin {
  return {
    name: module,
    resolveId: (id) => (id === module ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const { module: made } = await runnerImport<Record<string, object>>(source);
      return ['drawings', 'samples']
        .map((name) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(made[name]))});`)
        .join('\n');
    },
  };
}
