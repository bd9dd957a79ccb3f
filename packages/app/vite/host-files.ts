import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  caddyfile,
  headersFile,
  hostFiles,
  hostPages,
  nginxConfig,
  redirectsFile,
} from '../../../scripts/hosts.ts';
import { stylesOf } from '../../../scripts/headers.ts';

async function writeAll(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Writes the pages of one language that Netlify and Cloudflare Pages read, beside its page of the app. */
export async function writeHostPages(siteDir: string, appFile: string): Promise<void> {
  const html = await readFile(join(siteDir, appFile), 'utf8');
  await writeAll(join(siteDir, dirname(appFile)), hostPages(html));
}

/**
 * Writes the configuration of hosts: what Netlify and Cloudflare Pages read into the build, and that of nginx and Caddy,
 * which must not be served, into a folder beside it.
 *
 * @param addresses those of the app that are not prerendered, in every language.
 * @param connectTo other origins that the pages talk to.
 */
export async function writeHostFiles(
  siteDir: string,
  addresses: readonly string[],
  connectTo: readonly string[],
): Promise<void> {
  const allowed = { connectTo, styles: stylesOf(siteDir) };
  await writeAll(siteDir, {
    ...hostFiles,
    _headers: headersFile(allowed),
    _redirects: redirectsFile(addresses),
  });
  await writeAll(`${siteDir}-hosts`, {
    'nginx.conf': nginxConfig(allowed),
    Caddyfile: caddyfile(allowed),
  });
}
