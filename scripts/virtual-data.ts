import type { Plugin } from 'vite';

export interface VirtualData {
  /** As it is imported: `virtual:story-states`. */
  module: `virtual:${string}`;
  /** What reads each of its exports, by name. */
  exports: Record<string, () => unknown>;
  /** How the paths of the files end that are read: a change of one has them read again. */
  sources: string;
}

/** Hands what is read from files to code in a browser, which can not read any, as a module to import. */
export function virtualData({ module, exports, sources }: VirtualData): Plugin {
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
      return known && file.endsWith(sources) ? [...modules, known] : modules;
    },
  };
}
