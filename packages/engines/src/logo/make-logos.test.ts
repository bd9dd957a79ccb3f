import { logoColours, logoTemplates } from '@verapix/facts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contrast, readableOn } from './colour/colour';
import { logosOf } from './logo.fixture';
import { type DrawnLogo, initialsOf } from './make-logos';
import { toSvg } from './render/svg';

const templates = logoTemplates.map(({ id }) => id);

/** A drawing as grey values, fitted into a square on white. */
async function grey(svg: string, side: number): Promise<number[]> {
  const { data } = await sharp(Buffer.from(svg))
    .resize(side, side, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

/** Mean difference of two pictures' grey values, 0 to 255. */
const difference = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;

/**
 * How much of what is painted has a chosen colour, 0 to 1, also where it was darkened to stand out from white: by 1.5
 * as a field, by 3 as a shape, by 4.5 as lettering.
 */
async function shareOf(svg: string, colour: string): Promise<number> {
  const data = await sharp(Buffer.from(svg)).resize(1000).raw().toBuffer();
  const steps = [1.5, 3, 4.5].map((least) => readableOn('#ffffff', colour, least));
  const wanted = new Set(steps.map((step) => Number.parseInt(step.slice(1), 16)));
  let [painted, own] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) continue;
    painted++;
    if (wanted.has(data.readUIntBE(at, 3))) own++;
  }
  return own / painted;
}

const chosen = [
  ['#3A86FF', '#FF006E', '#06A77D'],
  ['#14213D', '#FFBE0B'],
  ['#9B2226', '#8338EC', '#FB5607'],
  ['#FFBE0B', '#14213D', '#FF006E'],
] as const;

describe('makeLogos', () => {
  it.each(templates)('makes the same logos for the same request: %s', async (template) => {
    const [a, b] = [await logosOf({ template }), await logosOf({ template })];
    expect(a.map(({ light }) => toSvg(light))).toEqual(b.map(({ light }) => toSvg(light)));
  });

  it('makes other logos for another seed', async () => {
    const svgs = await Promise.all(
      [1, 2, 3].map(async (seed) => (await logosOf({ seed })).map(({ light }) => toSvg(light)).join()),
    );
    expect(new Set(svgs).size).toBe(3);
  });

  it.each(templates)('makes one of each layout, all three plainly different: %s', async (template) => {
    const logos = await logosOf({ template, industry: 'food' });
    expect(logos.map(({ layout }) => layout)).toEqual(['icon', 'text', 'full']);
    const [a = [], b = [], c = []] = await Promise.all(logos.map(({ light }) => grey(toSvg(light), 64)));
    for (const [one, other] of [
      [a, b],
      [b, c],
      [a, c],
    ] as const)
      expect(difference(one, other)).toBeGreaterThan(8);
  });

  it.each(templates)('stays legible at 16 pixels in every colour: %s', async (template) => {
    for (const { value } of logoColours) {
      const logos = await logosOf({ template, colours: [value], industry: 'nonprofit' });
      for (const { favicon } of logos) {
        const pixels = (await grey(toSvg(favicon), 16)).toSorted((x, y) => x - y);
        // The sign is neither a speck nor a blot, and stands out from its field: the extremes are far apart.
        const [low = 0, high = 0] = [
          pixels[Math.floor(pixels.length * 0.06)],
          pixels[Math.floor(pixels.length * 0.94)],
        ];
        expect(high - low).toBeGreaterThan(60);
        const { fill, stroke } = favicon.drawing.at(-1) ?? {};
        const field = favicon.drawing[0]?.fill ?? '';
        expect(contrast(fill ?? stroke?.colour ?? '', field)).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it.each(templates)(
    'shows every chosen colour plainly in at least one logo of the round: %s',
    async (template) => {
      for (const colours of chosen)
        for (const seed of [1, 2, 6]) {
          const logos = await logosOf({ template, colours, seed, industry: 'food' });
          for (const colour of colours) {
            const shares = await Promise.all(logos.map(({ light }) => shareOf(toSvg(light), colour)));
            expect(Math.max(...shares), `${colour} of ${colours}, seed ${seed}`).toBeGreaterThan(0.008);
          }
        }
    },
  );

  it.each(templates)('keeps the first colour of two in the mark with the name: %s', async (template) => {
    for (const seed of [1, 2, 3, 4]) {
      const [, , full] = await logosOf({ template, seed, colours: ['#3A86FF', '#FF006E'] });
      expect(await shareOf(toSvg((full as DrawnLogo).light), '#3A86FF')).toBeGreaterThan(0.008);
    }
  });

  it('writes outlines alone, and the name nowhere but in the escaped title', async () => {
    for (const template of templates) {
      const logos = await logosOf({ template, brandName: '<b onload="x">&Co</b>' });
      for (const { light, dark, favicon } of logos)
        for (const art of [light, dark, favicon]) {
          const svg = toSvg(art);
          expect([...svg.matchAll(/<(\w+)/g)].map(([, tag]) => tag)).toSatisfy((tags: string[]) =>
            tags.every((tag) => ['svg', 'title', 'defs', 'clipPath', 'path'].includes(tag)),
          );
          expect(svg).toContain('<title>&lt;b onload=&quot;x&quot;&gt;&amp;Co&lt;/b&gt;');
          expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        }
    }
  });

  it.each([
    'X',
    'A very long name of a company that hardly fits on any sign!!',
    'Donaudampfschifffahrtsgesellschaftskapitaen',
    'Żółć Łódź',
    'Кофейня',
    'Ψωμί',
    'קפה',
    '東京ラーメン',
    '42',
    '&',
    'ẞ',
    'O’Neill–Smith',
  ])('draws %j in every template, within its frame', async (brandName) => {
    for (const template of templates) {
      for (const { light } of await logosOf({ template, brandName })) {
        expect(Math.max(light.width, light.height)).toBe(1000);
        expect(Math.min(light.width, light.height)).toBeGreaterThan(60);
        expect(toSvg(light)).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });
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
  ])('takes of %j %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
