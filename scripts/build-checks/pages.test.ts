import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { tools } from '../../packages/domain/src/tools.ts';
import {
  addressPrefix,
  type CatalogueLocale,
  catalogueLocales,
  localeOfPath,
} from '../../packages/messages/src/locales.ts';
import { buildDir } from '../paths.ts';

const read = (file: string) => readFileSync(join(buildDir, file), 'utf8');

/** The addresses in the sitemap. */
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

/** The attributes of each tag with one name. */
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
      locale: localeOfPath(url.pathname) as CatalogueLocale,
      url,
      html,
      title: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
      description: contentsOf(html, 'description')[0] ?? '',
    };
  });

/** The structured data of a page. */
const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );

describe('the prerendered pages', () => {
  // @spec routes.public
  it('are those in the sitemap, each once, with the tools', () => {
    const prerendered = pages.map(({ path }) => path);
    expect(prerendered).toEqual(addresses.map(({ pathname }) => pathname));
    expect(new Set(prerendered).size).toBe(prerendered.length);
    expect(prerendered).toEqual(expect.arrayContaining(tools.map(({ path }) => path)));
    expect(read('robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
    expect(read('llms.txt')).toContain(`](${site}/docs/getting-started): `);
    expect(read('llms-full.txt')).toContain('\n## Errors\n');
  });

  it.each(catalogueLocales)('have a unique title and description in %s', (locale) => {
    for (const key of ['title', 'description'] as const) {
      const texts = pages.filter((page) => page.locale === locale).map((page) => page[key]);
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    }
  });

  it.each(pages)(
    '$path is in the language of its address, and links to the others',
    ({ html, locale, url }) => {
      expect(tags(html, 'html')[0]).toMatchObject({ lang: locale, dir: 'ltr' });
      const path = url.pathname.slice(addressPrefix(locale).length).replace(/^\/$/, '');
      const alternates = tags(html, 'link').filter(({ hrefLang }) => hrefLang);
      expect(alternates.map(({ hrefLang = '', href = '' }) => [hrefLang, new URL(href).pathname])).toEqual(
        [...catalogueLocales.map((other) => [other, addressPrefix(other)]), ['x-default', '']].map(
          ([name, prefix = '']) => [name, `${prefix}${path}` || '/'],
        ),
      );
    },
  );

  it.each(pages)('$path has a title and a description of the right length', (page) => {
    expect(page.title).toMatch(/^\S.* · Verapix$/);
    expect(page.description.length).toBeGreaterThan(49);
    expect(page.description.length).toBeLessThanOrEqual(155);
  });

  it.each(pages)('$path has its canonical address and may be indexed', ({ url, html }) => {
    const canonical = tags(html, 'link').filter(({ rel }) => rel === 'canonical');
    expect(canonical.map(({ href }) => href)).toEqual([url.href]);
    expect(contentsOf(html, 'og:url')).toEqual([url.href]);
    expect(contentsOf(html, 'robots')).toEqual([]);
  });

  it.each(pages)('$path has a preview with an existing picture', ({ html, description }) => {
    expect(contentsOf(html, 'og:description')).toEqual([description]);
    const [picture = ''] = contentsOf(html, 'og:image');
    expect(picture.startsWith(`${site}/`)).toBe(true);
    expect(existsSync(join(buildDir, new URL(picture).pathname))).toBe(true);
  });

  it.each(pages)('$path has its content, one h1 and no inline script', ({ html }) => {
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html.match(/<!--\$[?!]-->/g)).toBeNull();
    const inside = tags(html, 'script').filter(({ src, type }) => !src && type !== 'application/ld+json');
    expect(inside).toEqual([]);
  });

  it.each(pages)('$path has valid structured data', ({ html }) => {
    for (const datum of structuredData(html)) {
      expect(datum).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
    }
  });

  it('have the questions and answers of the FAQ in its structured data', () => {
    const html = read('faq.html');
    const text = decoded(html.replace(/<[^>]+>/g, ''));
    const [entries] = structuredData(html).flatMap(({ mainEntity }) => (mainEntity ? [mainEntity] : []));
    expect(entries).toHaveLength(10);
    for (const { name, acceptedAnswer } of entries as { name: string; acceptedAnswer: { text: string } }[]) {
      expect(text).toContain(name);
      expect(text).toContain(acceptedAnswer.text);
    }
  });
});

describe('the scripts of a page', () => {
  const appScriptOf = (locale: CatalogueLocale) =>
    tags(read(`${addressPrefix(locale)}/app.html`), 'script').find(({ type }) => type === 'module');
  const appScript = appScriptOf('en');
  const scriptsOf = (html: string) => tags(html, 'script').filter(({ src }) => src);

  it('are the one before the first paint and the app', () => {
    // Blocking, so that the theme is set before the first paint.
    expect(scriptsOf(read('app.html'))).toEqual([{ src: '/before-paint.js' }, appScript]);
    expect(existsSync(join(buildDir, appScript?.src ?? 'no script'))).toBe(true);
  });

  it.each(pages)('$path starts the app after its styles and pictures', ({ html, locale }) => {
    const [, ...others] = scriptsOf(html);
    expect(others).toEqual([{ ...appScriptOf(locale), fetchpriority: 'low' }]);
  });

  it('block the first paint briefly', () => {
    expect(gzipSync(read('before-paint.js')).length).toBeLessThan(1200);
  });
});

describe('the page of every other address', () => {
  it('is empty and has no canonical address', () => {
    const html = read('app.html');
    expect(html).toContain('<div id="root" data-page=""></div>');
    expect(tags(html, 'link').filter(({ rel }) => rel === 'canonical')).toEqual([]);
  });
});
