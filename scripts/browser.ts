/**
 * Finds a Chromium for the story tests, the end-to-end tests and the benches, without a download.
 *
 * - `CHROMIUM_PATH` takes precedence.
 * - On Linux, the one in `@sparticuz/chromium` is unpacked once to `node_modules/.cache`, with system libraries that a
 *   minimal Linux lacks (nss, nspr, expat) and a font.
 * - Elsewhere Playwright uses its own Chromium (`npx playwright install chromium`).
 */
import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import type { LaunchOptions } from 'playwright';
import { extract } from 'tar-fs';
import { rootDir } from './paths.ts';

/** Lighthouse's phone: slow 4G, for the browser's own protocol. In milliseconds, and bytes a second. */
export const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

/** Flags for a deterministic browser that also starts as root in a container. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** Exposes only the package's font, so that pages look the same on every machine. */
function fontConfig(directory: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${directory}</dir><cachedir>${directory}-cache</cachedir></fontconfig>
`;
}

async function unpack(packageDir: string, target: string): Promise<void> {
  const staging = `${target}.${process.pid}`;
  await mkdir(staging, { recursive: true });
  const open = (name: string) => createReadStream(join(packageDir, 'bin', name));
  await Promise.all([
    pipeline(open('chromium.br'), createBrotliDecompress(), createWriteStream(join(staging, 'chromium'))),
    pipeline(open('swiftshader.tar.br'), createBrotliDecompress(), extract(staging)),
    pipeline(open('al2023.tar.br'), createBrotliDecompress(), extract(join(staging, 'system'))),
    pipeline(open('fonts.tar.br'), createBrotliDecompress(), extract(join(staging, 'fonts'))),
  ]);
  await chmod(join(staging, 'chromium'), 0o755);
  await writeFile(join(staging, 'fonts.conf'), fontConfig(join(target, 'fonts')));
  // Two test runs may unpack at the same time: the first rename wins, and the other copy is removed.
  await rename(staging, target).catch(() => rm(staging, { recursive: true, force: true }));
}

function lacksLibraries(binary: string): boolean {
  try {
    return execFileSync('ldd', [binary], { encoding: 'utf8' }).includes('not found');
  } catch {
    return true;
  }
}

/** Launch options for Playwright: executable, flags and environment. Unpacks on first use (about 2 s). */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named, args };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args };

  const packageDir = join(rootDir, 'node_modules/@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const home = join(rootDir, 'node_modules/.cache', `chromium-${version}`);
  if (!existsSync(join(home, 'chromium'))) await unpack(packageDir, home);

  const executablePath = join(home, 'chromium');
  const env: Record<string, string> = {};
  for (const [key, value] of Object.entries(process.env)) if (value !== undefined) env[key] = value;
  env.FONTCONFIG_FILE = join(home, 'fonts.conf');
  if (lacksLibraries(executablePath)) env.LD_LIBRARY_PATH = join(home, 'system/lib');
  return { executablePath, args, env };
}
