import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isMain } from '../../../scripts/paths.ts';
import { type Catalogue, compileArea } from './compile.ts';
import { catalogueLocales, type Locale, locales } from './locales.ts';

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
    const language = catalogueLocales.find((known) => known === locale) ?? 'en';
    for (const area of areas) {
      const text = compileArea(area, locale, readArea('en', area), readArea(language, area));
      writeIfChanged(directory, `${area}.ts`, text);
    }
    writeIfChanged(
      directory,
      'locale.ts',
      `import type { Locale } from '../../src/locales.ts';\n\nexport * from '../../src/locales.ts';\nexport const locale: Locale = '${locale}';\n`,
    );
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

if (isMain(import.meta.url)) writeMessages();
