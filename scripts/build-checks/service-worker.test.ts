import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pdfAccept, pictureAccept, tools } from '@verapix/domain';
import sharp from 'sharp';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import { offlineLists } from '../../packages/app/vite/service-worker.ts';
import type { OfflineLists } from '../../packages/app/src/service-worker/offline-lists.ts';
import { palette } from '../../packages/ui/src/theme/palette.ts';
import { buildDir } from '../paths.ts';

const read = (file: string) => readFileSync(join(buildDir, file));
const gzipped = (urls: readonly string[]) =>
  urls.reduce((sum, url) => sum + gzipSync(read(url.slice(1))).length, 0);

let lists: OfflineLists;
beforeAll(async () => {
  lists = await offlineLists(buildDir, {
    siteDir: buildDir,
    addresses: ['/'],
    homeFile: 'index.html',
    appFile: 'app.html',
    manifestFile: 'manifest.json',
  });
});

describe('what the service worker keeps', () => {
  it('is in the worker', () => {
    expect(String(read('sw.js'))).toContain(lists.entry);
  });

  it('is small before a tool is opened', () => {
    const urls = lists.shell.map(({ url }) => url);
    expect(urls).toContain('/app.html');
    expect(gzipped(urls)).toBeLessThan(500_000);
  });

  it.each(tools)('has no large or rare scripts for $id, and its worker', ({ path }) => {
    const scripts = lists.tools[path] ?? [];
    expect(scripts.filter((url) => url.includes('/worker-')).length).toBeGreaterThan(0);
    expect(
      scripts.filter((url) => /libheif|jpeg-(xl|2000)|-video-|pdf\.worker|webgpu|asyncify/.test(url)),
    ).toEqual([]);
    expect(gzipped(scripts)).toBeLessThan(700_000);
  });

  it('leaves weights, runtimes and decoders to the engines, which verify them', () => {
    expect(lists.keptByEngines).toHaveLength(6);
    const kept = [...lists.shell.map(({ url }) => url), ...Object.values(lists.tools).flat()];
    expect(kept.filter((url) => /\.wasm$|^\/weights\//.test(url))).toEqual([]);
  });
});

describe('the manifest', () => {
  const manifest = JSON.parse(String(read('manifest.json')));

  it('is linked from every page', () => {
    for (const page of globSync(['*.html', '{blog,de,docs,tools}/**/*.html'], { cwd: buildDir })) {
      const prefix = /^de\b/.test(page) ? '/de' : '';
      expect(String(read(page)), page).toContain(`<link rel="manifest" href="${prefix}/manifest.json"`);
    }
  });

  it('has the backgrounds of the themes, as the pages have', () => {
    expect(manifest.theme_color).toBe(palette.grey50);
    const colours = [...String(read('index.html')).matchAll(/name="theme-color" content="([^"]+)"/g)];
    expect(colours.map(([, colour]) => colour)).toEqual([palette.grey50, palette.grey950]);
  });

  it('has a shortcut to each tool', () => {
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(tools.map(({ path }) => path));
  });

  it('opens and takes over from other apps every format that the tools open, on the page that asks for a tool', () => {
    const { share_target: share, file_handlers: handlers } = manifest;
    expect(share).toMatchObject({
      action: '/tools?received',
      method: 'POST',
      enctype: 'multipart/form-data',
    });
    const [{ action, accept }] = handlers;
    expect(action).toBe(share.action);
    expect(accept).toMatchObject({
      'image/png': ['.png'],
      'image/jpeg': ['.jpg', '.jpeg'],
      'image/webp': ['.webp'],
    });
    expect(accept).toMatchObject({ 'image/heic': ['.heic', '.heif', '.hif'], 'image/avif': ['.avif'] });
    expect(share.params.files).toEqual([{ name: 'files', accept: Object.entries(accept).flat(2) }]);
    const opened = `${pictureAccept},${pdfAccept}`.split(',').sort();
    expect([...share.params.files[0].accept].sort()).toEqual(opened);
  });

  it.each<{ src: string; sizes: string }>([...manifest.icons, ...manifest.screenshots])(
    'has $src in the size it states',
    async ({ src, sizes }) => {
      const file = join(buildDir, src);
      expect(existsSync(file) && statSync(file).size).toBeTruthy();
      if (sizes === 'any') return;
      const { width, height } = await sharp(file).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    },
  );
});
