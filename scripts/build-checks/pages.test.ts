import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPaths } from '../../packages/app/src/seo/public-paths.ts';
import { tools } from '../../packages/facts/src/tools.ts';
import { buildDir } from '../paths.ts';

const read = (file: string) => readFileSync(join(buildDir, file), 'utf8');

/** The paths that the sitemap lists, and the site's address that it lists them at. */
const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url),
);
const site = addresses[0]?.origin ?? '';

const fileOf = ({ pathname }: URL) => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Every attribute of each of a page's tags of one name, in the document's head and body. */
function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key,
        decoded(value),
      ]),
    ),
  );
}

const contentsOf = (html: string, name: string) =>
  tags(html, 'meta').flatMap((meta) => ((meta.name ?? meta.property) === name ? [meta.content ?? ''] : []));

const pages = addresses
  .filter((url) => existsSync(join(buildDir, fileOf(url))))
  .map((url) => {
    const html = read(fileOf(url));
    return {
      path: url.pathname,
      url,
      html,
      title: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
      description: contentsOf(html, 'description')[0] ?? '',
    };
  });

/** What a page says to search engines in the words of schema.org. */
const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );

describe('the pages made at build', () => {
  it('are all that the sitemap lists, each once, the tools among them', () => {
    const made = pages.map(({ path }) => path);
    expect(made).toEqual(addresses.map(({ pathname }) => pathname));
    expect(new Set(made).size).toBe(made.length);
    expect(made).toEqual(expect.arrayContaining(tools.map(({ path }) => path)));
    expect(read('robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
  });

  it('have a title and a description that no other page has', () => {
    for (const key of ['title', 'description'] as const) {
      const texts = pages.map((page) => page[key]);
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    }
  });

  it.each(pages)('$path says what it is in a title and a sentence of fitting length', (page) => {
    expect(page.title).toMatch(/^\S.* · Verapix$/);
    expect(page.description.length).toBeGreaterThan(49);
    expect(page.description.length).toBeLessThanOrEqual(155);
  });

  it.each(pages)('$path names its own address, and may be kept', ({ url, html }) => {
    const canonical = tags(html, 'link').filter(({ rel }) => rel === 'canonical');
    expect(canonical.map(({ href }) => href)).toEqual([url.href]);
    expect(contentsOf(html, 'og:url')).toEqual([url.href]);
    expect(contentsOf(html, 'robots')).toEqual([]);
  });

  it.each(pages)('$path has a preview whose picture is there', ({ html, description }) => {
    expect(contentsOf(html, 'og:description')).toEqual([description]);
    const [picture = ''] = contentsOf(html, 'og:image');
    expect(picture.startsWith(`${site}/`)).toBe(true);
    expect(existsSync(join(buildDir, new URL(picture).pathname))).toBe(true);
  });

  it.each(pages)('$path has its content, one first heading, and no script inside', ({ html }) => {
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html.match(/<!--\$[?!]-->/g)).toBeNull();
    const inside = tags(html, 'script').filter(({ src, type }) => !src && type !== 'application/ld+json');
    expect(inside).toEqual([]);
  });

  it.each(pages)('$path describes itself in data that can be read', ({ html }) => {
    for (const datum of structuredData(html)) {
      expect(datum).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
    }
  });
});

describe('what runs before a page is shown', () => {
  it.each([...pages, { path: 'app', html: read('app.html') }])('$path runs it first', ({ html }) => {
    const [first] = tags(html, 'script').filter(({ src }) => src);
    expect(first?.src).toMatch(/^\/assets\/early-[\w-]+\.js$/);
    // A module, or one that is put off, would come after the first paint and the first press.
    expect(Object.keys(first ?? {})).toEqual(['src']);
  });

  it('is short, since the page waits for it', () => {
    const [, early = ''] = /(assets\/early-[\w-]+\.js)/.exec(read('app.html')) ?? [];
    expect(gzipSync(read(early)).length).toBeLessThan(2000);
  });
});

describe('the app', () => {
  it.each(pages)('$path names it, for the early script to start', ({ path, html }) => {
    const [root] = tags(html, 'html');
    const scripts = root?.['data-app']?.split(' ') ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(existsSync(join(buildDir, script)), script).toBe(true);
    expect(root && 'data-read' in root).toBe(readPaths.includes(path));
    expect(tags(html, 'script').some(({ type }) => type === 'module')).toBe(false);
    expect(tags(html, 'link').some(({ rel }) => rel === 'modulepreload')).toBe(false);
  });

  it('is run by a page that is empty without it', () => {
    expect(tags(read('app.html'), 'script').some(({ type }) => type === 'module')).toBe(true);
  });
});

describe("the app's own page", () => {
  it('is empty, and says nothing of itself', () => {
    const html = read('app.html');
    expect(html).toContain('<div id="root" data-page=""></div>');
    expect(tags(html, 'link').filter(({ rel }) => rel === 'canonical')).toEqual([]);
  });
});
