/** Builds the packages and checks them as they would be published: publint, and the types with attw. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../paths.ts';
import { buildPackage, libraryPackages } from './build.ts';

const bin = (name: string) => join(rootDir, 'node_modules/.bin', name);
const output = mkdtempSync(join(tmpdir(), 'verapix-packages-'));
try {
  for (const library of libraryPackages) {
    const folder = await buildPackage(library);
    execFileSync(bin('publint'), ['run', '--strict', folder], { stdio: 'inherit' });
    const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', output], { cwd: folder });
    const [{ filename }] = JSON.parse(packed.toString()) as [{ filename: string }];
    const args = ['--profile', 'esm-only', '--format', 'table-flipped', join(output, filename)];
    // A stylesheet has no types.
    execFileSync(bin('attw'), [...args, '--exclude-entrypoints', './styles.css'], { stdio: 'inherit' });
    console.log(`${library.directory}: no finding of publint and attw`);
  }
} finally {
  rmSync(output, { recursive: true, force: true });
}
