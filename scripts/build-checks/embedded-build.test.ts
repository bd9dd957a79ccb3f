import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { navigationPages } from '../../mocks/navigation/pages.ts';
import { readBuildNote } from '../build-note.ts';
import { buildDir } from '../paths.ts';
import { entryFiles } from './entry-files.ts';
import { markersIn } from './markers.ts';

const read = (file: string) => readFileSync(join(buildDir, file), 'utf8');

/** The default build, for which no project was named. */
describe('the build with the stand-in backend', () => {
  it('talks to no other host', () => {
    expect(readBuildNote(buildDir)?.connectTo).toEqual([]);
  });

  it('holds the service worker of the installed package', () => {
    const installed = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
    expect(read('mockServiceWorker.js')).toBe(readFileSync(installed, 'utf8'));
  });

  it.each(navigationPages)('has a page at $path, with its script in a file', ({ path }) => {
    const page = read(`${path}/index.html`);
    const [, script] = /<script type="module" src="([^"]+)"><\/script>/.exec(page) ?? [];
    expect(existsSync(join(buildDir, script ?? 'no script'))).toBe(true);
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });

  it('holds the stand-in, MSW and the clients somewhere, so that the next check can find them', () => {
    const scripts = globSync('assets/*.js', { cwd: buildDir }).map(read);
    expect(markersIn(scripts.join('\n')).sort()).toEqual(['authClient', 'msw', 'standIn']);
  });

  it.each([
    ['/', 'src/pages/home/HomePage.tsx'],
    ['/tools', 'src/pages/tools/ToolsPage/ToolsPage.tsx'],
    ['/tools/image-upscaler', 'src/pages/tools/UpscalerPage/UpscalerPage.tsx'],
  ])('loads none of them to show %s', (_route, module) => {
    const scripts = entryFiles([module]).map((file) => readFileSync(file, 'utf8'));
    expect(markersIn(scripts.join('\n'))).toEqual([]);
  });
});
