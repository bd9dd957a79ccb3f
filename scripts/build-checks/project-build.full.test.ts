import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BackendNote } from '../../packages/app/vite/backend-switch.ts';
import { rootDir } from '../paths.ts';
import { type Manifest, manifestPath } from '../../packages/app/vite/manifest.ts';
import { entryFiles, markersIn } from './bundles.ts';
import { firstLoadKilobytes, firstLoads } from './first-loads.ts';

const url = 'https://abcdefghijkl.supabase.co';
const appDir = join(rootDir, 'packages/app');

/** Builds the app in memory, without the public folder. */
async function buildInMemory(): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    root: appDir,
    configFile: join(appDir, 'vite.config.ts'),
    logLevel: 'silent',
    build: { write: false, copyPublicDir: false, reportCompressedSize: false },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('The build made no single output.');
  return result.output;
}

const textOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  file.type === 'chunk' ? file.code : Buffer.from(file.source).toString('utf8');

describe('the build for a real project with an image service', () => {
  const files = new Map<string, string>();

  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('VITE_BACKEND', '');
    vi.stubEnv('VITE_SUPABASE_URL', url);
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_of_the_project');
    vi.stubEnv('VITE_IMAGE_SERVICE', 'true');
    for (const file of await buildInMemory()) files.set(file.fileName, textOf(file));
  }, 180_000);

  afterAll(() => vi.unstubAllEnvs());

  it('contains the clients and the address of the project', () => {
    const all = [...files.values()].join('\n');
    expect(markersIn(all)).toContain('authClient');
    expect(all).toContain(url);
  });

  it('contains nothing of the mock backend', () => {
    expect([...files.keys()].filter((name) => /mockServiceWorker|demo-backend|^auth\//.test(name))).toEqual(
      [],
    );
    for (const [name, text] of files) {
      expect.soft(markersIn(text), name).not.toContain('mockBackend');
      expect.soft(markersIn(text), name).not.toContain('msw');
      expect
        .soft(text, name)
        .not.toMatch(/Demo backend|verapix-demo(?!-backend|-files)|premium@example\.com/);
    }
  });

  it('keeps the first load of every page within its limit', () => {
    const manifest = JSON.parse(files.get(manifestPath()) ?? '{}') as Manifest;
    const kilobytesOf = (file: string) => gzipSync(files.get(file) ?? '').length / 1000;
    for (const modules of firstLoads) {
      const sizes = entryFiles(manifest, modules).map(kilobytesOf);
      const sum = sizes.reduce((total, size) => total + size, 0);
      expect.soft(sum, modules.join(' + ')).toBeLessThanOrEqual(firstLoadKilobytes(modules, 'en'));
    }
  });

  it('tells servers the host that the page connects to', () => {
    const note = JSON.parse(files.get('.vite/backend.json') ?? '{}') as Partial<BackendNote>;
    expect(note.connectTo).toEqual([url]);
  });
});

describe('a build without a choice of backend', () => {
  afterAll(() => vi.unstubAllEnvs());

  it('fails and says how to choose', async () => {
    for (const name of ['VITE_BACKEND', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY']) vi.stubEnv(name, '');
    await expect(buildInMemory()).rejects.toThrow(/No backend is chosen.*VITE_BACKEND=demo/);
  });
});

describe('a build with an incomplete project', () => {
  afterAll(() => vi.unstubAllEnvs());

  it('fails and names the missing variable', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', url);
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', '');
    await expect(buildInMemory()).rejects.toThrow('VITE_SUPABASE_ANON_KEY is not set');
  });
});
