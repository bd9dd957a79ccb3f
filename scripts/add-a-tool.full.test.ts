import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { machineDrawings } from '../packages/app/vite/machine-drawings.ts';
import { mdx } from '../packages/app/vite/mdx.ts';
import { messages } from '../packages/messages/src/vite.ts';
import { rootDir } from './paths.ts';

/** What `probe.ts` in the copy exports. */
interface Probe {
  prerenderPage: (path: string) => Promise<{ head: string; body: string }>;
  publicPaths: readonly string[];
  readSteps: (value: unknown) => { ok: boolean };
  describeStep: (step: { tool: string; settings: object }) => string;
  load: () => Promise<{ loadStep?: () => Promise<{ needs: (settings: object) => object }> }>;
  batch: { id: string } | undefined;
  kept: (result: object, source: object) => readonly object[];
}

const probe = `
export { prerenderPage, publicPaths } from './packages/app/src/prerender';
export { readSteps } from './packages/studio/src/recipes/recipe-steps';
export { describeStep } from './packages/studio/src/tool-settings';
import { grayscale } from './packages/studio/src/tools/grayscale/definition';
import { studioTool } from './packages/studio/src/tools';
export const { load } = studioTool('grayscale');
export const { batch, kept } = grayscale;
`;

const run = promisify(execFile);

/** What is built, installed or downloaded is no source. */
const notSource = new Set(['node_modules', 'dist', 'dist-de', 'public']);

/** The code of the guide, by its file. */
async function codeOfGuide(): Promise<[file: string, code: string][]> {
  const guide = await readFile(join(rootDir, 'docs/guides/add-a-tool.md'), 'utf8');
  return [...guide.matchAll(/^( *)```tsx? title="([^"]+)"\n(.*?)^ *```$/gms)].map(
    ([, indent = '', file = '', code = '']) => [file, code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')],
  );
}

/** Copies the sources. The packages' own names lead to the copies, all others to what is installed. */
async function copySources(copy: string): Promise<void> {
  const packages = await readdir(join(rootDir, 'packages'));
  for (const folder of [...packages.map((name) => `packages/${name}`), 'mocks']) {
    const names = (await readdir(join(rootDir, folder))).filter((name) => !notSource.has(name));
    await mkdir(join(copy, folder), { recursive: true });
    await run('cp', ['-r', ...names.map((name) => join(rootDir, folder, name)), join(copy, folder)]);
  }
  const { compilerOptions } = JSON.parse(await readFile(join(rootDir, 'tsconfig.json'), 'utf8'));
  const include = ['packages/studio/src/tools/grayscale', 'packages/*/src/*.d.ts'];
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
  await symlink(join(rootDir, 'fixtures'), join(copy, 'fixtures'));
  await mkdir(join(copy, 'node_modules/@verapix'), { recursive: true });
  for (const name of await readdir(join(rootDir, 'node_modules')))
    if (name !== '@verapix')
      await symlink(join(rootDir, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of packages)
    await symlink(join(copy, 'packages', name), join(copy, 'node_modules/@verapix', name));
  await symlink(join(copy, 'mocks'), join(copy, 'node_modules/@verapix/mocks'));
}

/** Follows the guide: the files of the folder, and the one line. */
async function addTool(copy: string): Promise<void> {
  for (const [file, code] of await codeOfGuide()) {
    const path = join(copy, file);
    if (file.endsWith('domain/src/tools.ts')) {
      const list = await readFile(path, 'utf8');
      await writeFile(
        path,
        list.replace("  'watermark-remover',\n", (line) => `${line}  ${code}`),
      );
    } else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, code);
    }
  }
  const folder = join(copy, 'packages/studio/src/tools');
  await cp(join(folder, 'logo/picture.avif'), join(folder, 'grayscale/picture.avif'));
}

/** Builds the probe for Node, as the pages are built that are rendered ahead. */
async function buildProbe(copy: string): Promise<Probe> {
  const outDir = join(copy, 'built');
  await build({
    root: join(copy, 'packages/app'),
    configFile: false,
    logLevel: 'error',
    plugins: [mdx(), messages('en'), machineDrawings(), react(), vanillaExtractPlugin()],
    define: { __EMBEDDED_BACKEND__: 'true' },
    ssr: { noExternal: true },
    build: {
      ssr: join(copy, 'probe.ts'),
      outDir,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'probe.mjs', codeSplitting: false } },
    },
  });
  return import(pathToFileURL(join(outDir, 'probe.mjs')).href);
}

describe('a tool that is added as the guide says', () => {
  let copy: string;
  let tool: Probe;

  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'verapix-tool-'));
    await copySources(copy);
    await addTool(copy);
    await writeFile(join(copy, 'probe.ts'), probe);
    tool = await buildProbe(copy);
  }, 120_000);

  afterAll(() => rm(copy, { recursive: true, force: true }));

  it('has the right types', async () => {
    const { stdout } = await run('npx', ['tsc', '--noEmit'], { cwd: copy }).catch((error) => error);
    expect(stdout).toBe('');
  }, 120_000);

  it('has a page, and a card in the list of tools', async () => {
    expect(tool.publicPaths).toContain('/tools/grayscale');
    const page = await tool.prerenderPage('/tools/grayscale');
    expect(page.head).toContain('<title>Grayscale');
    expect(page.body).toMatch(/<h1[^>]*>Grayscale/);
    const { body } = await tool.prerenderPage('/tools');
    expect(body).toContain('Takes the colour out of a picture.');
  });

  it('works on many pictures', () => {
    expect(tool.batch).toMatchObject({ id: 'grayscale' });
  });

  it('is a step of a recipe, with its own settings', async () => {
    expect(tool.readSteps([{ tool: 'grayscale', settings: { strength: 0.5 } }])).toMatchObject({ ok: true });
    expect(tool.readSteps([{ tool: 'grayscale', settings: { strength: 2 } }])).toMatchObject({ ok: false });
    const step = await (await tool.load()).loadStep?.();
    expect(step?.needs({ strength: 1 })).toEqual({ threads: 1, megabytes: 128 });
  });

  it('is kept and described in the library', () => {
    const result = { blob: new Blob(['picture']), width: 4, height: 3 };
    expect(tool.kept(result, { name: 'boat.png' })).toHaveLength(1);
    expect(tool.describeStep({ tool: 'grayscale', settings: { strength: 0.5 } })).toBe('50 % grey');
  });
});
