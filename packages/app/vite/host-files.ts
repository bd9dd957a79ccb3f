import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { caddyfile, headersFile, hostPages, nginxConfig, redirectsFile } from '../../../scripts/hosts.ts';
import { shellFile } from './prerender.ts';

async function writeAll(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/**
 * Writes the configuration of hosts: what Netlify and Cloudflare Pages read into the build, and that of nginx and Caddy,
 * which must not be served, into a folder beside it.
 *
 * @param outDir the build, with its prerendered pages.
 * @param otherPaths the app's addresses without such a page.
 * @param connectTo other origins that the pages talk to.
 */
export async function writeHostFiles(
  outDir: string,
  otherPaths: readonly string[],
  connectTo: readonly string[],
): Promise<void> {
  await writeAll(outDir, {
    ...hostPages(await readFile(join(outDir, shellFile), 'utf8')),
    _headers: headersFile(connectTo),
    _redirects: redirectsFile(otherPaths),
  });
  await writeAll(`${outDir}-hosts`, {
    'nginx.conf': nginxConfig(connectTo),
    Caddyfile: caddyfile(connectTo),
  });
}
