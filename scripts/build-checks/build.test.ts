import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { buildDir } from '../paths.ts';
import { entryFiles, readManifest } from './bundles.ts';
import { firstLoads } from './first-loads.ts';

/** The order in which a stylesheet first names each cascade layer. */
function layerOrder(css: string): string[] {
  const names = [...css.matchAll(/@layer\s+([^;{]+)[;{]/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
  return [...new Set(names)];
}

/** Tests the output of `npm run build:demo`. */
describe('the build', () => {
  const sheets = globSync(['assets/**/*.css'], { cwd: buildDir }).map((path) =>
    readFileSync(join(buildDir, path), 'utf8'),
  );
  const page = readFileSync(join(buildDir, 'index.html'), 'utf8');

  it('declares the cascade layers in order of precedence before any rule', () => {
    const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
    const ours = ['reset', 'theme', 'components', 'utilities'].map((name) => `components.verapix.${name}`);
    expect(layerOrder(styles)).toEqual(['theme', 'base', 'components', 'utilities', ...ours]);
  });

  it('has no rule outside the layers, where it would override them all', () => {
    for (const css of sheets) {
      const outside = css
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/@font-face\s*\{[^}]*\}/g, '')
        .replace(/@layer[^;{]*;/g, '')
        .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, '')
        .replace(/@layer[^{]*\{((?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)\}/g, '');
      expect(outside.trim()).toBe('');
    }
  });

  it('has no inline script, which the content security policy refuses', () => {
    expect(page).not.toMatch(/<script(?![^>]*(\bsrc=|application\/ld\+json))/);
    expect(page).not.toMatch(/\son\w+=/);
  });

  it('has the styles of every class of its pages', () => {
    const styled = [
      ...new Set(sheets.flatMap((css) => [...css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))),
    ];
    const pages = globSync(['**/*.html'], { cwd: buildDir }).map((path) =>
      readFileSync(join(buildDir, path), 'utf8'),
    );
    const classes = new Set(
      pages.flatMap((html) =>
        [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
      ),
    );
    // A class may be empty, but not all classes of a file: they begin with the same letters.
    const unstyled = [...classes].filter(
      (name) =>
        !name.startsWith('lucide') &&
        !styled.some((other) => other.startsWith(name.slice(0, Math.min(6, name.length - 1)))),
    );
    expect(unstyled).toEqual([]);
    expect(classes.size).toBeGreaterThan(100);
  });

  it('has its stylesheet in every prerendered page, which the content security policy allows', () => {
    const [, allowed = ''] =
      /style-src-elem ([^;]+);/.exec(readFileSync(join(buildDir, '_headers'), 'utf8')) ?? [];
    const pages = globSync(['**/*.html'], { cwd: buildDir })
      .map((path) => readFileSync(join(buildDir, path), 'utf8'))
      .filter((html) => html.includes('data-page="/'));
    for (const html of pages) {
      const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
      expect(allowed).toContain(createHash('sha256').update(styles).digest('base64'));
    }
    expect(pages.length).toBeGreaterThan(20);
  });

  it('imports the first script of a worker nowhere, which WebKit would run a second time', () => {
    const scripts = globSync(['assets/**/*.js'], { cwd: buildDir }).map((path) =>
      readFileSync(join(buildDir, path), 'utf8'),
    );
    const workers = scripts.flatMap((code) =>
      [...code.matchAll(/new Worker\(new URL\([`'"]\/assets\/([^`'"]+)/g)].map(([, name = '']) => name),
    );
    expect(workers.length).toBeGreaterThan(6);
    const imported = scripts.flatMap((code) =>
      [...code.matchAll(/\b(?:from|import) ?\(?[`'"]\.\/([^`'"]+)/g)].map(([, name = '']) => name),
    );
    expect(workers.filter((worker) => imported.includes(worker))).toEqual([]);
  });

  it('loads the inspector and its drawings with ?inspect only', () => {
    const manifest = readManifest();
    const inspector = manifest['src/app/inspector.ts'];
    const code = (file: string) => readFileSync(join(buildDir, file), 'utf8');
    expect(code(inspector?.file ?? '')).toContain('inspector-launcher');
    for (const modules of firstLoads)
      for (const file of entryFiles(manifest, modules)) {
        expect(file).not.toBe(inspector?.file);
        expect(code(file)).not.toMatch(/inspector-launcher|chart-view|Sent from the inspector/);
      }
    for (const css of sheets) expect(css).not.toContain('inspector-launcher');
  });
});
