/**
 * The public face of the design system: every export of `@verapix/ui` with its props, as declarations.
 * `npm run ui-api:update` writes it to `packages/ui/ui.api.md`; a test fails when it changes unasked.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { isMain, rootDir } from './paths.ts';

export const uiApiPath = join(rootDir, 'packages/ui/ui.api.md');

const isPublic = (path: string) => !/\.(css|stories|test)\.d\.ts$/.test(path);

/** The declarations of every public module of the package, one section a file. Takes about two seconds. */
export function describeUiApi(): string {
  const output = mkdtempSync(join(tmpdir(), 'verapix-ui-api-'));
  try {
    const args = ['-p', join(rootDir, 'packages/ui/tsconfig.api.json'), '--outDir', output];
    execFileSync(process.execPath, [join(rootDir, 'node_modules/typescript/bin/tsc'), ...args], {
      stdio: 'inherit',
    });
    const sections = globSync(['**/*.d.ts'], { cwd: output })
      .filter(isPublic)
      .sort()
      .map((path) => {
        const declarations = readFileSync(join(output, path), 'utf8').trim();
        return `## ${path.replace(/^.*\bsrc\//, '')}\n\n\`\`\`ts\n${declarations}\n\`\`\`\n`;
      });
    return `# The public exports and props of @verapix/ui\n\n${sections.join('\n')}`;
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

if (isMain(import.meta.url)) writeFileSync(uiApiPath, describeUiApi());
