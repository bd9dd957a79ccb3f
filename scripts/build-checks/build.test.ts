import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { buildDir } from '../paths.ts';
import { layerOrder } from './css-layers.ts';

/** Runs on what `npm run build` made: `npm run test:build`. */
describe('the build', () => {
  const sheets = globSync(['assets/**/*.css'], { cwd: buildDir }).map((path) =>
    readFileSync(join(buildDir, path), 'utf8'),
  );
  const page = readFileSync(join(buildDir, 'index.html'), 'utf8');

  it('declares the cascade layers in rising precedence before any rule', () => {
    const linked = [...page.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)];
    const inOrder = linked.map(([, path = '']) => readFileSync(join(buildDir, path), 'utf8')).join('\n');
    expect(layerOrder(inOrder)).toEqual(['reset', 'theme', 'components', 'utilities']);
  });

  it('puts no rule outside the layers, where it would beat them all', () => {
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

  it('holds no inline script, which the policy would refuse', () => {
    expect(page).not.toMatch(/<script(?![^>]*(\bsrc=|application\/ld\+json))/);
    expect(page).not.toMatch(/\son\w+=/);
  });

  it('preloads the fonts that every page shows', () => {
    expect([...page.matchAll(/rel="preload"[^>]*as="font"|as="font"[^>]*rel="preload"/g)]).toHaveLength(2);
  });
});
