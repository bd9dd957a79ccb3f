import { scales } from '../../packages/ui/src/theme/scales.ts';
import { screens } from '../../packages/ui/src/theme/screens.ts';
import { lightColors } from '../../packages/ui/src/theme/semantic.ts';

const groups: Record<string, Record<string, string>> = { color: lightColors, ...scales, screens };

/** Every token and screen as `group.name`: `color.accent`, `screens.tablet`. */
export const tokenNames = Object.entries(groups).flatMap(([group, tokens]) =>
  Object.keys(tokens).map((name) => `${group}.${name}`),
);

/**
 * The names that an index may stand for, as in `vars.color[tone]` or `vars.color[${tone}Soft]`: those that the file spells
 * out, or all of the group when the file takes its list from elsewhere.
 */
function indexed(code: string, group: string, index: string): string[] {
  const all = Object.keys(groups[group] ?? {});
  const ending = /\$\{\w+\}(\w+)/.exec(index)?.[1] ?? '';
  const spelt = all.filter(
    (name) => name.endsWith(ending) && code.includes(`'${name.slice(0, name.length - ending.length)}'`),
  );
  return spelt.length > 0 ? spelt : all;
}

/** The tokens that a source file reads, by name. */
export function tokensReadBy(source: string): Set<string> {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const read = new Set<string>();
  for (const [, group, name] of code.matchAll(/\bvars\.(\w+)\.(\w+)/g)) read.add(`${group}.${name}`);
  for (const [, name] of code.matchAll(/\bscreens\.(\w+)/g)) read.add(`screens.${name}`);
  for (const [, group = '', index = ''] of code.matchAll(/\bvars\.(\w+)\[([^\]]+)\]/g)) {
    for (const name of indexed(code, group, index)) read.add(`${group}.${name}`);
  }
  return read;
}
