import { logoTemplates } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { toSvg } from './artwork';
import { firstOf, isNight } from '../testing/nightly';
import { bestColourRatios, colourRatio, simpleContrasts, grey, logosOf } from './logo.fixture';
import { type DrawnLogo, initialsOf } from './make-logos';

/** Mean difference of two pictures' grey values, 0 to 255. */
const difference = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;

const templates = logoTemplates;
/** A commit tries three of them, every night all. */
const some = isNight ? templates : templates.slice(0, 3);

describe('makeLogos', () => {
  it.each(some)('draws the same logos for the same request: %s', async (template) => {
    const [a, b] = [await logosOf({ template }), await logosOf({ template })];
    expect(a.map(({ light }) => toSvg(light))).toEqual(b.map(({ light }) => toSvg(light)));
  });

  it.each(some)('shows the same mark alone and with the name: %s', async (template) => {
    for (const seed of firstOf([1, 2, 3])) {
      const [icon, , full] = await logosOf({ template, seed });
      expect(full?.recipe.split(' ')[0]).toBe(icon?.recipe.split(' ')[0]);
      expect(toSvg((full as DrawnLogo).mark).match(/ d="[^"]*"/g)).toEqual(
        toSvg((icon as DrawnLogo).mark).match(/ d="[^"]*"/g),
      );
    }
  });

  it.each(some)('measures the contrast and the finest line: %s', async (template) => {
    for (const { legibility } of await logosOf({ template })) {
      expect(legibility.contrast.light).toBeGreaterThan(3);
      expect(legibility.contrast.dark).toBeGreaterThan(3);
      expect(legibility.finestAt16px).toBeGreaterThan(0);
    }
  });

  it('draws other logos for another seed', async () => {
    const svgs = await Promise.all(
      [1, 2, 3].map(async (seed) => (await logosOf({ seed })).map(({ light }) => toSvg(light)).join()),
    );
    expect(new Set(svgs).size).toBe(3);
  });

  it.each(templates)('draws one of each layout, clearly different: %s', async (template) => {
    const logos = await logosOf({ template, industry: 'food' });
    expect(logos.map(({ layout }) => layout)).toEqual(['icon', 'text', 'full']);
    const [a = [], b = [], c = []] = await Promise.all(logos.map(({ light }) => grey(toSvg(light), 64)));
    for (const [one, other] of [
      [a, b],
      [b, c],
      [a, c],
    ] as const)
      expect(difference(one, other)).toBeGreaterThan(4);
  });

  it.each(templates)('draws simple marks that are legible at 16 pixels: %s', async (template) => {
    for (const colour of ['#3A86FF', '#FFBE0B', '#14213D'])
      for (const { pixels, colours } of await simpleContrasts({ template, colours: [colour] })) {
        expect(pixels).toBeGreaterThan(60);
        expect(colours).toBeGreaterThanOrEqual(3);
      }
  });

  it.each(some)('shows every chosen colour in at least one logo: %s', async (template) => {
    for (const colours of [
      ['#3A86FF', '#FF006E', '#06A77D'],
      ['#14213D', '#FFBE0B'],
    ])
      for (const ratio of await bestColourRatios({ template, colours, seed: 1, industry: 'food' }))
        expect(ratio).toBeGreaterThan(0.008);
  });

  it.each(some)('shows the first of two colours in the full logo: %s', async (template) => {
    for (const seed of firstOf([1, 2, 3, 4])) {
      const [, , full] = await logosOf({ template, seed, colours: ['#3A86FF', '#FF006E'] });
      expect(await colourRatio(toSvg((full as DrawnLogo).light), '#3A86FF')).toBeGreaterThan(0.008);
    }
  });

  it('contains only outlines, and the name only in the escaped title', async () => {
    for (const template of templates) {
      const logos = await logosOf({ template, brandName: '<b onload="x">&Co</b>' });
      for (const { light, dark, mark, simple } of logos)
        for (const art of [light, dark, mark, simple]) {
          const svg = toSvg(art);
          expect([...svg.matchAll(/<(\w+)/g)].map(([, tag]) => tag)).toSatisfy((tags: string[]) =>
            tags.every((tag) => ['svg', 'title', 'defs', 'clipPath', 'path'].includes(tag)),
          );
          expect(svg).toContain('<title>&lt;b onload=&quot;x&quot;&gt;&amp;Co&lt;/b&gt;');
          expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        }
    }
  });

  const expectValid = (logos: readonly DrawnLogo[]) => {
    for (const { light } of logos) {
      expect(Math.max(light.width, light.height)).toBe(1000);
      expect(Math.min(light.width, light.height)).toBeGreaterThan(60);
      expect(toSvg(light)).not.toMatch(/NaN|undefined|Infinity/);
    }
  };

  it.each([
    'X',
    'A very long name of a company that hardly fits on any sign!!',
    'Donaudampfschifffahrtsgesellschaftskapitaen',
    '&',
    'Luna مقهى',
    ...(isNight ? ['مقهى القمر', 'कॉफ़ी क्षेत्र', 'กาแฟดีมากที่สุดในเมือง', 'שָׁלוֹם'] : []),
  ])('draws %j in every template, in any layout', async (brandName) => {
    for (const template of templates)
      for (const seed of firstOf([1, 2, 3])) expectValid(await logosOf({ template, brandName, seed }));
  });

  it.each(['Żółć Łódź', 'Кофейня', 'Ψωμί', 'קפה', '東京ラーメン', '42', 'ẞ', 'O’Neill–Smith', 'কফি', 'காபி'])(
    'draws the characters of %j',
    async (brandName) => expectValid(await logosOf({ template: 'vintage', brandName })),
  );
});

describe('initialsOf', () => {
  it.each([
    ['Acme Coffee', 'AC'],
    ['LumaHealth', 'LH'],
    ['kite', 'K'],
    ['Open Fields Foundation', 'OF'],
    ['e-mail', 'EM'],
    ['…', ''],
    ['קפה ירושלים', 'קי'],
    ['مقهى القمر', 'ما'],
    ['हिन्दी कॉफ़ी', 'हिकॉ'],
    ['เพชร', 'เพ'],
    ['שָׁלוֹם', 'שָׁ'],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name).join('')).toBe(initials);
  });
});
