import { posix, relative } from 'node:path';
import {
  compile,
  cssFileFilter,
  getSourceFromVirtualCssFile,
  processVanillaFile,
  virtualCssFileFilter,
} from '@vanilla-extract/integration';
import type { Plugin } from 'rolldown';

const mark = 'plain-css:';

/** Compiles each `X.css.ts` to its class names and an `X.css` beside them, which the module imports. */
export function plainCss(root: string): Plugin {
  return {
    name: 'plain-css',
    async transform(_code, id) {
      if (!cssFileFilter.test(id)) return null;
      const { source } = await compile({ filePath: id, cwd: root, identOption: 'short' });
      const code = await processVanillaFile({ source, filePath: id, identOption: 'short' });
      return { code, map: null, moduleType: 'js' };
    },
    async resolveId(id) {
      if (!virtualCssFileFilter.test(id)) return null;
      const { fileName, source } = await getSourceFromVirtualCssFile(id);
      const path = relative(root, posix.resolve(root, fileName)).replace(/\.css\.ts\.vanilla\.css$/, '.css');
      this.emitFile({ type: 'asset', fileName: path, source });
      return { id: `${mark}${path}`, external: true, moduleSideEffects: true };
    },
    renderChunk(code, chunk) {
      if (!code.includes(mark)) return null;
      const from = posix.dirname(chunk.fileName);
      return code.replace(/(["'])plain-css:([^"']+)\1/g, (_match, quote: string, path: string) => {
        const target = posix.relative(from, path);
        return `${quote}${target.startsWith('.') ? target : `./${target}`}${quote}`;
      });
    },
  };
}
