import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Catalogue, compileMessages, messagesModule } from './compile.ts';
import { catalogueLocaleOf, catalogueLocales, type Locale, locales } from './locales.ts';

const root = join(import.meta.dirname, '..');
export const catalogueDir = join(root, 'catalogue');

/** The compiled messages of a locale; `any` holds those of all locales and chooses when a page starts. */
export const compiledDir = (locale: Locale | 'any') => join(root, 'generated', locale);

const readArea = (locale: string, area: string): Catalogue =>
  JSON.parse(readFileSync(join(catalogueDir, locale, `${area}.json`), 'utf8'));

const areasOf = (locale: string) =>
  readdirSync(join(catalogueDir, locale))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort();

/** A module that takes each message from the locale of the page. */
function choosingModule(area: string, keys: readonly string[]): string {
  const names = locales.map((locale) => [JSON.stringify(locale), locale.replace('-', '')] as const);
  return [
    "import { choose } from '../../src/page-locale.ts';",
    ...names.map(([locale, name]) => `import * as ${name} from '../${JSON.parse(locale)}/${area}.ts';`),
    '',
    `export const { ${keys.join(', ')} } = choose({ ${names.map((pair) => pair.join(': ')).join(', ')} });`,
    '',
  ].join('\n');
}

const localeModule = (locale: Locale, src = '../../src') =>
  `import type { Locale } from '${src}/locales.ts';\n\nexport * from '${src}/locales.ts';\nexport const locale: Locale = '${locale}';\n`;

/** The messages of a locale with a module for each function, so that a page's bundle holds only those it calls. */
export const bundledDir = (locale: Locale) => join(root, 'generated/bundled', locale);

/** Writes them. The catalogue is checked by `writeMessages`. */
export function writeBundledMessages(locale: Locale): void {
  const directory = bundledDir(locale);
  const paths = { src: '../../../../src', locale: '../locale.ts' };
  rmSync(directory, { recursive: true, force: true });
  const language = catalogueLocaleOf(locale);
  for (const area of areasOf('en')) {
    const compiled = compileMessages(area, locale, readArea('en', area), readArea(language, area));
    for (const { key, code, isFunction } of compiled)
      if (isFunction) writeIfChanged(join(directory, area), `${key}.ts`, messagesModule([code], paths));
    const codes = compiled.map(({ key, code, isFunction }) =>
      isFunction ? `export { ${key} } from './${area}/${key}.ts';` : code,
    );
    writeIfChanged(directory, `${area}.ts`, `${codes.join('\n')}\n`);
  }
  writeIfChanged(directory, 'locale.ts', localeModule(locale, '../../../src'));
}

/** Leaves a file alone that has the text already, so that nothing is loaded again because of it. */
function writeIfChanged(directory: string, file: string, text: string): void {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, file);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

/**
 * Compiles the catalogue into `generated/`.
 * @throws Error if a translation does not fit its English, or an area is missing in a language.
 */
export function writeMessages(): void {
  const areas = areasOf('en');
  for (const locale of catalogueLocales) {
    const missing = areas.filter((area) => !areasOf(locale).includes(area));
    if (missing.length > 0) throw new Error(`The catalogue has no ${missing.join(', ')} in ${locale}.`);
  }
  for (const locale of locales) {
    const directory = compiledDir(locale);
    const language = catalogueLocaleOf(locale);
    for (const area of areas) {
      const compiled = compileMessages(area, locale, readArea('en', area), readArea(language, area));
      writeIfChanged(directory, `${area}.ts`, messagesModule(compiled.map(({ code }) => code)));
    }
    writeIfChanged(directory, 'locale.ts', localeModule(locale));
  }
  const chosen = compiledDir('any');
  for (const area of areas)
    writeIfChanged(chosen, `${area}.ts`, choosingModule(area, Object.keys(readArea('en', area))));
  writeIfChanged(
    chosen,
    'locale.ts',
    "export * from '../../src/locales.ts';\nexport { pageLocale as locale } from '../../src/page-locale.ts';\n",
  );
  for (const locale of ['any', ...locales] as const)
    for (const file of readdirSync(compiledDir(locale)))
      if (!['locale', ...areas].includes(basename(file, '.ts'))) rmSync(join(compiledDir(locale), file));
}
