import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { buildDir, rootDir } from '../../scripts/paths.ts';
import { serveBuild } from '../../scripts/serve.ts';

/** Copies the build, with `recorder.js` as the first script of every page. Returns the folder of the copy. */
function copyWithRecorder(): string {
  const copy = join(rootDir, 'node_modules/.cache/build-with-recorder');
  rmSync(copy, { recursive: true, force: true });
  for (const path of globSync('**/*', { cwd: buildDir, dot: true })) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    if (path.endsWith('.html')) {
      const page = readFileSync(join(buildDir, path), 'utf8');
      writeFileSync(join(copy, path), page.replace('<head>', '<head><script src="/recorder.js"></script>'));
    } else linkSync(join(buildDir, path), join(copy, path));
  }
  copyFileSync(join(import.meta.dirname, 'recorder.js'), join(copy, 'recorder.js'));
  return copy;
}

await serveBuild(Number(process.argv[2]), copyWithRecorder());
