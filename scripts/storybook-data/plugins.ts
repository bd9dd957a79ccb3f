import type { Plugin } from 'vite';
import { readComponentCatalog } from './component-catalog.ts';
import { readComponentCode } from './component-props.ts';
import { readCopy } from './copy.ts';
import { designSystemLlms } from './llms.ts';
import { readMachineDocs } from './machine-docs.ts';
import { readSpecEvidence } from './spec-evidence.ts';
import { readStoryStates } from './story-states.ts';
import { readTokenUses } from './token-uses.ts';

interface VirtualData {
  /** The module's specifier: `virtual:story-states`. */
  module: `virtual:${string}`;
  /** The functions that read its exports, by name. */
  exports: Record<string, () => unknown>;
  /** Matches the paths of the source files: a change reloads the module. */
  sources: RegExp;
}

/** Provides data from source files to code in the browser, as a virtual module. */
function virtualData({ module, exports, sources }: VirtualData): Plugin {
  const resolved = `\0${module}`;
  return {
    name: module,
    resolveId: (id) => (id === module ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      return Object.entries(exports)
        .map(([name, read]) => `export const ${name} = ${JSON.stringify(read())};`)
        .join('\n');
    },
    hotUpdate({ file, modules }) {
      const known = this.environment.moduleGraph.getModuleById(resolved);
      return known && sources.test(file) ? [...modules, known] : modules;
    },
  };
}

/** `import { storyStates } from 'virtual:story-states'`: the machine states that stories declare. */
export const storyStatesPlugin = () =>
  virtualData({
    module: 'virtual:story-states',
    exports: { storyStates: readStoryStates },
    sources: /\.stories\.tsx$/,
  });

/** `import { specEvidence } from 'virtual:spec-evidence'`: the stories, tests and machines that show each requirement. */
export const specEvidencePlugin = () =>
  virtualData({
    module: 'virtual:spec-evidence',
    exports: { specEvidence: readSpecEvidence },
    sources: /\.(stories\.tsx|(test|spec)\.tsx?)$/,
  });

/** `import { tokenUses } from 'virtual:token-uses'`: the components that read each token. */
export const tokenUsesPlugin = () =>
  virtualData({ module: 'virtual:token-uses', exports: { tokenUses: readTokenUses }, sources: /\.css\.ts$/ });

/** `import { copyRows } from 'virtual:copy'`: every message of the catalogue. */
export const copyPlugin = () =>
  virtualData({
    module: 'virtual:copy',
    exports: { copyRows: readCopy },
    sources: /\.stories\.tsx$|\/catalogue\//,
  });

/** `import { machineDocs } from 'virtual:machine-docs'`: the documentation of each machine. */
export const machineDocsPlugin = () =>
  virtualData({
    module: 'virtual:machine-docs',
    exports: { machineDocs: readMachineDocs },
    sources: /\.ts$/,
  });

/** `import { componentCatalog } from 'virtual:component-catalog'`: the owner and last visual change of each component. */
export const componentCatalogPlugin = () =>
  virtualData({
    module: 'virtual:component-catalog',
    exports: { componentCatalog: readComponentCatalog },
    sources: /\.stories\.tsx$/,
  });

/** `import { componentCode } from 'virtual:component-code'`: the parts and props of each component of the design system. */
export const componentCodePlugin = () =>
  virtualData({
    module: 'virtual:component-code',
    exports: { componentCode: readComponentCode },
    sources: /\/packages\/ui\/src\/.*\.tsx$/,
  });

/** `llms.txt` and `llms-full.txt` beside Storybook: the design system for programs that read. */
export const llmsPlugin = (): Plugin => ({
  name: 'verapix-llms',
  configureServer: ({ middlewares }) => {
    for (const name of ['llms.txt', 'llms-full.txt'] as const)
      middlewares.use(`/${name}`, (_, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(designSystemLlms()[name]);
      });
  },
  generateBundle() {
    for (const [fileName, source] of Object.entries(designSystemLlms()))
      this.emitFile({ type: 'asset', fileName, source });
  },
});
