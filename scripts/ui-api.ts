/**
 * The public API of the design system: every export of `@verapix/ui` and `@verapix/ui/product` with its props, as declarations.
 * `npm run generate` writes it to `packages/ui/ui.api.md`. A test fails if it changes without that.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { isMain, rootDir } from './paths.ts';

export const uiApiPath = join(rootDir, 'packages/ui/ui.api.md');

/** The declaration files that the entries export, directly or indirectly. */
function publicFiles(directory: string): string[] {
  const found = new Set<string>();
  const follow = (file: string) => {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/^export .*? from '(\.[^']+)'/gms)) {
      const base = join(dirname(file), specifier);
      const target = [`${base}.d.ts`, join(base, 'index.d.ts')].find((path) => existsSync(path));
      if (!target || found.has(target)) continue;
      found.add(target);
      follow(target);
    }
  };
  for (const entry of ['index.d.ts', 'product.d.ts']) follow(join(directory, entry));
  return [...found].filter((file) => !file.endsWith('index.d.ts')).sort();
}

/** The declarations of every public module, one section per file. Takes about two seconds. */
export function describeUiApi(): string {
  const output = mkdtempSync(join(tmpdir(), 'verapix-ui-api-'));
  try {
    const args = ['-p', join(rootDir, 'packages/ui/tsconfig.api.json'), '--outDir', output];
    execFileSync(process.execPath, [join(rootDir, 'node_modules/typescript/bin/tsc'), ...args], {
      stdio: 'inherit',
    });
    const sections = publicFiles(output).map((file) => {
      const declarations = readFileSync(file, 'utf8').trim();
      return `## ${relative(output, file)}\n\n\`\`\`ts\n${declarations}\n\`\`\`\n`;
    });
    return `# The public exports and props of @verapix/ui\n\n${sections.join('\n')}`;
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

if (isMain(import.meta.url)) writeFileSync(uiApiPath, describeUiApi());
