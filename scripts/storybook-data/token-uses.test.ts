import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { palette } from '../../packages/ui/src/theme/palette.ts';
import { rootDir } from '../paths.ts';
import { readTokenUses, tokenNames, tokensReadBy } from '../storybook-data/token-uses.ts';

describe('the tokens', () => {
  it('each have a reader', () => {
    const uses = readTokenUses();
    expect(tokenNames.filter((name) => !uses[name])).toEqual([]);
  });

  it('use each colour of the palette', () => {
    const semantic = readFileSync(join(rootDir, 'packages/ui/src/theme/semantic.ts'), 'utf8');
    const unused = Object.keys(palette).filter((name) => !new RegExp(`\\bp\\.${name}\\b`).test(semantic));
    expect(unused).toEqual([]);
  });
});

describe('reading a stylesheet', () => {
  const template = 'vars.color[`$' + '{tone}Soft`]';

  it.each([
    ['vars.color.accent', ['color.accent']],
    ['[screens.tablet]: { padding: vars.space.m }', ['screens.tablet', 'space.m']],
    ['// vars.color.accent', []],
    ['/** `vars.color.accent` */', []],
    ["const tones = ['info', 'danger']; vars.color[tone]", ['color.danger', 'color.info']],
    [`const tones = ['info', 'danger']; ${template}`, ['color.dangerSoft', 'color.infoSoft']],
    ['variantsOf(edges, (edge) => ({ borderWidth: vars.line[edge] }))', ['line.hairline', 'line.thick']],
  ])('%s reads %j', (source, tokens) => {
    expect([...tokensReadBy(source)].sort()).toEqual(tokens);
  });
});
