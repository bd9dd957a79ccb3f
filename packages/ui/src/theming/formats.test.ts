import { describe, expect, it } from 'vitest';
import { completeTokens, tokenVariable } from './create-theme';
import { fromDtcg, toDtcg } from './dtcg';
import { themeFiles, toCssVariables, toFigma, toTailwind } from './formats';
import { themes } from './themes';

/** The custom properties of the rules with a selector, by name. */
function variables(css: string, selector: string): Record<string, string> {
  const at = css.indexOf(`${selector} {`);
  const block = css.slice(at, css.indexOf('}', at));
  const found = block.matchAll(/--([\w-]+): ([^;]+);/g);
  return Object.fromEntries([...found].map(([, name, value]) => [`--${name}`, value ?? '']));
}

describe.each(Object.entries(themes))('the formats of the theme %s', (_name, theme) => {
  const tokens = completeTokens(theme);
  const { light, dark, ...scales } = tokens;
  const css = toCssVariables(theme);
  const tailwind = toTailwind(theme);

  it('have every token as a css variable', () => {
    const expected = Object.entries({ light, ...scales }).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => [tokenVariable(group, name), value]),
    );
    expect(variables(css, ':root')).toEqual(Object.fromEntries(expected));
  });

  it('agree about the dark colours', () => {
    const expected = Object.fromEntries(
      Object.entries(dark).map(([name, value]) => [tokenVariable('dark', name), value]),
    );
    for (const page of [':root:not([data-theme="light"])', ':root[data-theme="dark"]']) {
      expect(variables(css, `:root:is(${page}, ${page} *)`)).toEqual(expected);
    }
  });

  it('agree in the names of Tailwind', () => {
    const inTailwind = variables(tailwind, '@theme inline');
    const shared = Object.keys(variables(css, ':root')).filter((name) =>
      /^--vx-(color|radius|shadow|font-weight)-/.test(name),
    );
    expect(inTailwind).toMatchObject(
      Object.fromEntries(shared.map((name) => [name.replace('--vx-', '--'), `var(${name})`])),
    );
    expect(inTailwind).toMatchObject({
      '--spacing-m': 'var(--vx-space-m)',
      '--spacing-control-m': 'var(--vx-size-control-m)',
      '--text-title': 'var(--vx-font-size-title)',
      '--font-heading': 'var(--vx-font-heading)',
      '--leading-normal': 'var(--vx-line-height-normal)',
      '--tracking-wide': 'var(--vx-letter-spacing-wide)',
      '--ease-standard': 'var(--vx-easing-standard)',
    });
  });

  it('agree with DTCG, which makes the same theme when it is read', () => {
    const read = fromDtcg(JSON.parse(JSON.stringify(toDtcg(theme))));
    expect(toCssVariables(read)).toBe(css);
  });

  it.each(['light', 'dark'] as const)('agree in Figma, %s', (scheme) => {
    const figma = toFigma(theme, scheme);
    const dtcg = toDtcg(theme);
    for (const [name, token] of Object.entries(dtcg.color[scheme])) {
      expect(figma.color?.[name]).toMatchObject(token);
    }
    expect(figma.space?.l).toEqual({ $type: 'number', $value: Number.parseFloat(tokens.space.l) * 16 });
    expect(figma.radius?.m).toEqual({ $type: 'number', $value: Number.parseFloat(tokens.radius.m) });
    expect(figma.fontWeight?.bold).toEqual({ $type: 'number', $value: 700 });
  });
});

it('writes fluid and relative lengths for Figma in pixels, at their largest', () => {
  const figma = toFigma({}, 'light');
  expect(figma.fontSize?.display).toEqual({ $type: 'number', $value: 72 });
  expect(figma.size?.measure).toEqual({ $type: 'number', $value: 656 });
  expect(figma.letterSpacing?.tight).toEqual({ $type: 'number', $value: -0.32 });
  expect(figma.font?.text).toEqual({ $type: 'string', $value: 'Inter Variable' });
});

it('names the files of a theme', () => {
  const files = themeFiles('acme', { radius: { m: '0' } });
  expect(files['acme.css']).toContain('[data-brand="acme"] {\n  --vx-radius-m: 0;\n}');
  expect(Object.keys(files)).toHaveLength(6);
});
