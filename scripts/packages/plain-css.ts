import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  compile,
  cssFileFilter,
  getSourceFromVirtualCssFile,
  processVanillaFile,
  virtualCssFileFilter,
} from '@vanilla-extract/integration';
import type { Plugin } from 'rolldown';

const fontSheet = /^@fontsource-variable\/([\w-]+)\/[\w-]+\.css$/;

/** Our classes and private variables begin with the design system's name: the reset finds its elements by it. */
const identOption = ({ hash }: { hash: string }) => `vx-${hash}`;

/**
 * Compiles each `X.css.ts` to its class names and an `X.css` beside them, which the module imports as `#css/…/X.css`. The package's
 * `imports` says what that is: the file for bundlers, nothing for Node, which cannot import css. Fonts become files of the
 * package, with their licences.
 */
export function plainCss(root: string): Plugin {
  return {
    name: 'plain-css',
    async transform(_code, id) {
      if (!cssFileFilter.test(id)) return null;
      const { source } = await compile({ filePath: id, cwd: root, identOption });
      const code = await processVanillaFile({ source, filePath: id, identOption });
      return { code, map: null, moduleType: 'js' };
    },
    async resolveId(id) {
      const [, font] = fontSheet.exec(id) ?? [];
      if (font) {
        const file = fileURLToPath(import.meta.resolve(id));
        const directory = `fonts/${font}`;
        const path = `${directory}/${basename(file)}`;
        const css = readFileSync(file, 'utf8');
        const files = [...css.matchAll(/url\(\.\/(files\/[^)]+)\)/g)].map(([, name = '']) => name);
        for (const name of ['LICENSE', ...files]) {
          const source = readFileSync(join(dirname(file), name));
          this.emitFile({ type: 'asset', fileName: `${directory}/${name}`, source });
        }
        this.emitFile({ type: 'asset', fileName: path, source: css });
        return { id: `#css/${path}`, external: true, moduleSideEffects: true };
      }
      if (!virtualCssFileFilter.test(id)) return null;
      const { fileName, source } = await getSourceFromVirtualCssFile(id);
      const path = relative(root, posix.resolve(root, fileName)).replace(/\.css\.ts\.vanilla\.css$/, '.css');
      this.emitFile({ type: 'asset', fileName: path, source });
      return { id: `#css/${path}`, external: true, moduleSideEffects: true };
    },
  };
}
