import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { rootDir } from '../../../scripts/paths.ts';

const module = 'virtual:machine-drawings';
const resolved = `\0${module}`;
const source = join(rootDir, '.storybook/addons/state-chart/machine-drawings.ts');

/**
 * `import { drawings } from 'virtual:machine-drawings'`: the state chart of each machine, by its id. They are laid out
 * while the app is built, as elkjs must not be part of it (docs/decisions/0035-state-charts.md).
 */
export function machineDrawings(): Plugin {
  return {
    name: module,
    resolveId: (id) => (id === module ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const { module: drawn } = await runnerImport<{ drawings: object }>(source);
      return `export const drawings = JSON.parse(${JSON.stringify(JSON.stringify(drawn.drawings))});`;
    },
  };
}
