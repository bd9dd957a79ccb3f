import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toolPaths } from '@verapix/studio/paths';
import { paths } from '../../content/paths';
import { suggestPaths } from './suggest-path';

const suggested = (pathname: string) => suggestPaths(pathname).map(({ path }) => path);

describe('suggestions for an unknown address', () => {
  // @spec not-found.tool not-found.upscaler not-found.keywords
  it.each([
    ['/tool/anything', '/tools'],
    ['/my-4k-picture', '/tools/image-upscaler'],
    ['/Image-Enhance', '/tools/image-upscaler'],
    ['/logo-maker', '/tools/logo-generator'],
    ['/remove-background', '/tools/background-remover'],
    ['/ai-image', '/tools/ai-image-generator'],
    ['/headshots', '/tools/headshot-generator'],
    ['/ocr', '/tools/image-to-text'],
    ['/watermark', '/tools/watermark-remover'],
    ['/documentation-old', '/pricing'],
    ['/pricing-2024', '/pricing'],
  ])('%s suggests %s', (pathname, path) => {
    expect(suggested(pathname)).toContain(path);
  });

  it('suggests nothing for an unrelated address', () => {
    expect(suggested('/qqq')).toEqual([]);
  });

  it('suggests only existing addresses, each once', () => {
    const known: string[] = [...Object.values(paths), ...toolPaths];
    fc.assert(
      fc.property(fc.webPath(), (pathname) => {
        const found = suggested(pathname);
        expect(new Set(found).size).toBe(found.length);
        for (const path of found) expect(known).toContain(path);
      }),
    );
  });
});
