import type { LogoLayout } from '@verapix/facts';
import { contrast } from './colour/colour';
import { escapeXml } from './render/svg';
import type { LogoRequest } from './types';

export interface Placeholder {
  svg: string;
  width: number;
  height: number;
}

const [width, height] = [400, 300];

const wordsOf: Record<LogoLayout, (name: string) => string> = {
  icon: (name) => ([...name][0] ?? '').toLocaleUpperCase('en'),
  text: (name) => name,
  full: (name) => `${([...name][0] ?? '').toLocaleUpperCase('en')} · ${name}`,
};

/**
 * The tile that the specification has in place of a logo: brand name, chosen colour, a random number and the layout,
 * as a placeholder service would draw them, but made here.
 */
export function placeholderTile(
  { brandName, colours }: Pick<LogoRequest, 'brandName' | 'colours'>,
  layout: LogoLayout,
  random: number,
): Placeholder {
  const [ground = '#3a86ff'] = colours;
  const ink = contrast('#ffffff', ground) >= 3 ? '#ffffff' : '#12141a';
  const words = wordsOf[layout](brandName);
  const size = layout === 'icon' ? 140 : Math.min(56, 560 / Math.max(1, [...words].length));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<text x="200" y="150" fill="${ink}" font-family="sans-serif" font-size="${Math.round(size)}" font-weight="700" text-anchor="middle" dominant-baseline="central">${escapeXml(words)}</text>`,
    `<text x="200" y="280" fill="${ink}" font-family="sans-serif" font-size="14" text-anchor="middle">${layout} ${random}</text>`,
    '</svg>',
  ].join('');
  return { svg, width, height };
}
