import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { navigationPages } from '../../mocks/navigation/pages.ts';
import { buildDir } from '../paths.ts';
import { readBuildNote } from '../serve.ts';
import { entryFiles, markersIn, readManifest } from './bundles.ts';

const read = (file: string) => readFileSync(join(buildDir, file), 'utf8');

/** The default build, without a project. */
describe('the build with the mock backend', () => {
  // @spec call.no-server
  it('connects to no other host', () => {
    expect(readBuildNote(buildDir)?.connectTo).toEqual([]);
  });

  it('has the service worker of the installed MSW inside its own, and no other', () => {
    const installed = readFileSync(
      createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'),
      'utf8',
    );
    const [, checksum] = /INTEGRITY_CHECKSUM = '(\w+)'/.exec(installed) ?? [];
    expect(read('sw.js')).toContain(checksum);
    expect(existsSync(join(buildDir, 'mockServiceWorker.js'))).toBe(false);
  });

  it.each(['msw', 'jose', 'onnxruntime-web', '@mediapipe/tasks-vision', 'react'])(
    'has the licence text of %s in its notices',
    (name) => {
      const [, text] = read('third-party-notices.txt').split(new RegExp(`^${name} \\d\\S* .*\\n-+\\n`, 'm'));
      expect(text?.slice(0, 500)).toMatch(/copyright/i);
    },
  );

  it.each(navigationPages)('has a page at $path with an external script', ({ path }) => {
    const page = read(`${path}/index.html`);
    const [, script] = /<script type="module" src="([^"]+)"><\/script>/.exec(page) ?? [];
    expect(existsSync(join(buildDir, script ?? 'no script'))).toBe(true);
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });

  it('contains the mock backend, MSW and the clients, so that the next check can find them', () => {
    const scripts = globSync('assets/*.js', { cwd: buildDir }).map(read);
    expect(markersIn(scripts.join('\n')).sort()).toEqual(['authClient', 'mockBackend', 'msw']);
  });

  it.each([
    ['/', 'src/features/site/home/HomePage.tsx'],
    ['/tools', 'src/features/studio/ToolsPage.tsx'],
    ['/tools/image-upscaler', '../studio/src/tools/upscale/definition.tsx'],
  ])('loads none of them for %s', (_route, module) => {
    const scripts = entryFiles(readManifest(), [module]).map(read);
    expect(markersIn(scripts.join('\n'))).toEqual([]);
  });
});
