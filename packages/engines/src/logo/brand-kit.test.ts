import { logoLayouts } from '@verapix/domain';
import { expect, it } from 'vitest';
import { brandKit } from './brand-kit';
import type { Logo } from './contract';
import { requestOf } from './logo.fixture';

const blob = (text: string) => new Blob([text]);

function kitOf(finestAt16px: number) {
  const rendered: string[] = [];
  const logos = logoLayouts.map(
    (layout): Logo => ({
      layout,
      alt: layout,
      width: 300,
      height: 200,
      svg: blob(`${layout} light`),
      darkSvg: blob(`${layout} dark`),
      png: blob('png'),
      markSvg: blob('mark'),
      simpleSvg: blob('simple'),
      legibility: { contrast: { light: 5, dark: 5 }, finestAt16px },
    }),
  );
  const files = brandKit({ logos, request: requestOf() }, async ({ svg, width, height }) => {
    rendered.push(`${await svg.text()} ${width}x${height}`);
    return blob('png');
  });
  return { files, rendered };
}

it('contains the logos, a favicon set and pictures for profiles', async () => {
  const { files, rendered } = kitOf(2);
  const names = (await files).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'logo/mark.svg',
      'logo/mark-and-name-on-dark.svg',
      'favicon/favicon.ico',
      'favicon/favicon.svg',
      ...[16, 32, 48, 180, 192, 512].map((side) => `favicon/favicon-${side}.png`),
      'favicon/maskable-512.png',
      'favicon/site.webmanifest',
      'social/link-preview-1200x630-light.png',
      'social/header-1500x500-dark.png',
      'social/profile-400x400-light.png',
    ]),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(rendered).toContain('mark 16x16');
  expect(rendered).toContain('icon dark 400x400');
  const manifest = (await files).find(({ name }) => name.endsWith('.webmanifest'))?.content;
  expect(JSON.parse(String(manifest))).toMatchObject({ name: 'Acme Coffee' });
});

it('makes the favicons of the simple mark when the lines of the mark are too fine', async () => {
  const { files, rendered } = kitOf(0.3);
  await files;
  expect(rendered).toContain('simple 16x16');
  expect(rendered).not.toContain('mark 16x16');
});
