/**
 * Builds `@verapix/ui` and `@verapix/machines` for the registry, each into its `dist` with a package.json of its own:
 * ESM, one file for each module, so that a bundle holds only what it imports; declarations; and plain css, imported by
 * the module that needs it. The repository itself uses the sources.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { globSync } from 'tinyglobby';
import { type ThemeOverrides, themeFiles, themes } from '../../packages/ui/src/theming/index.ts';
import { writeMessages, compiledDir } from '../../packages/messages/src/write.ts';
import { isMain, rootDir } from '../paths.ts';
import { acceptRefs, clientDirective } from './react.ts';
import { plainCss } from './plain-css.ts';
import { uiTexts } from './texts.ts';

interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
}

interface LibraryPackage {
  directory: string;
  /** Public name of each entry, as its source's path below `packages`. */
  entries: Record<string, string>;
  /** The themes that are files of the package: `themes/NAME.css`, and their tokens for other tools. */
  themes?: Readonly<Record<string, ThemeOverrides>>;
  /** Files that must not be dropped though nothing of them is imported. */
  sideEffects: false | string[];
}

const packagesDir = join(rootDir, 'packages');
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** `./Button` for each folder with an index. */
function folders(directory: string, pattern: string): Record<string, string> {
  const indexes = globSync(pattern, { cwd: join(packagesDir, directory, 'src') }).sort();
  return Object.fromEntries(
    indexes.map((file) => [`./${dirname(file).split('/').at(-1)}`, `${directory}/src/${file}`]),
  );
}

export const libraryPackages: readonly LibraryPackage[] = [
  {
    directory: 'ui',
    entries: {
      './theme': 'ui/src/theme/published.ts',
      '.': 'ui/src/index.ts',
      './tokens': 'ui/src/theme/tokens.ts',
      './fonts': 'ui/src/theme/fonts.ts',
      './theming': 'ui/src/theming/index.ts',
      './product': 'ui/src/product.ts',
      './texts/en': 'ui/src/texts/en.ts',
      './texts/de': 'ui/src/texts/de.ts',
      ...folders('ui', '{components,primitives}/[A-Z]*/index.ts'),
    },
    themes,
    // Also the modules of css: of some, such as the reset, nothing else is imported.
    sideEffects: [
      '**/*.css',
      '**/*.styles.js',
      '**/theme/published.js',
      '**/theme/tokens.js',
      '**/theme/fonts.js',
    ],
  },
  {
    directory: 'machines',
    entries: {
      '.': 'machines/src/index.ts',
      ...folders('machines', '{!(test-kit),auth/*}/index.ts'),
      './testing/random-walks': 'machines/src/testing/random-walks.ts',
    },
    sideEffects: false,
  },
];

/** Gives relative imports of declarations their file names, which Node's resolution requires. */
function completeSpecifiers(directory: string): void {
  for (const file of globSync('**/*.d.ts', { cwd: directory, absolute: true })) {
    const complete = (specifier: string): string => {
      // `domain` and the English messages are part of the package.
      const target = specifier.startsWith('.')
        ? join(dirname(file), specifier)
        : join(
            directory,
            specifier
              .replace('@verapix/messages', 'messages/generated/en')
              .replace('@verapix/domain', 'domain/src'),
          );
      const path = existsSync(`${target}.d.ts`) ? `${target}.js` : join(target, 'index.js');
      const result = relative(dirname(file), path);
      return result.startsWith('.') ? result : `./${result}`;
    };
    const source = readFileSync(file, 'utf8').replace(/^import ['"][^'"]+\.css['"];\n/gm, '');
    const completed = source.replace(
      /(from |import\(|import )(['"])(\.[^'"]*|@verapix\/(?:domain|messages)[^'"]*)\2/g,
      (_, before: string, quote: string, specifier: string) =>
        `${before}${quote}${complete(specifier)}${quote}`,
    );
    writeFileSync(file, completed);
  }
}

function buildDeclarations({ directory, entries }: LibraryPackage, output: string): void {
  const project = join(output, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: packagesDir,
    outDir: output,
    // By path, because declarations of a package in node_modules are not written.
    paths: {
      '@verapix/domain': [join(packagesDir, 'domain/src/index.ts')],
      '@verapix/domain/public-api': [join(packagesDir, 'domain/src/public-api/index.ts')],
      '@verapix/messages/de/*': [join(packagesDir, 'messages/generated/de/*.ts')],
      '@verapix/messages/en/*': [join(packagesDir, 'messages/generated/en/*.ts')],
      '@verapix/messages/*': [join(packagesDir, 'messages/generated/en/*.ts')],
    },
  };
  const files = Object.values(entries).map((entry) => join(packagesDir, entry));
  const extended = join(rootDir, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ extends: extended, compilerOptions, include: [], files }));
  const compiler = join(rootDir, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', project], {
    stdio: 'inherit',
    cwd: join(packagesDir, directory),
  });
  rmSync(project);
  completeSpecifiers(output);
}

/**
 * The dependencies of what was built: `@vanilla-extract/css` compiles the css and is not one, the parts of `domain` in the
 * package may need some of `domain`'s.
 * @throws Error if a module or declaration imports a package without a known version.
 */
function usedDependencies(output: string, manifest: Manifest): Record<string, string> {
  const domain = readJson<Manifest>(join(packagesDir, 'domain/package.json'));
  // Declarations name the packages whose parts `radix-ui` exports.
  const radix = readJson<Manifest>(join(rootDir, 'node_modules/radix-ui/package.json'));
  const versions = {
    ...radix.dependencies,
    ...domain.dependencies,
    ...domain.devDependencies,
    ...manifest.dependencies,
  };
  const used = new Set<string>();
  for (const file of globSync('**/*.{js,d.ts}', { cwd: output, absolute: true })) {
    const imports = readFileSync(file, 'utf8').matchAll(
      /\b(?:from|import)\s*\(?\s*["']((?:@[\w.-]+\/)?[\w-][\w.-]*)/g,
    );
    for (const [, name = ''] of imports) used.add(name);
  }
  const dependencies = [...used].filter((name) => !manifest.peerDependencies?.[name]).sort();
  return Object.fromEntries(
    dependencies.map((name) => {
      const version = versions[name];
      if (!version) {
        throw new Error(`${manifest.name} imports ${name}, which is not among its dependencies: add it.`);
      }
      return [name, version];
    }),
  );
}

/** One style sheet with all css, in the order in which the modules of the entries import it. */
function allStyles(output: string, entries: readonly string[]): string {
  const seen = new Set<string>();
  const visit = (path: string): string => {
    if (seen.has(path)) return '';
    seen.add(path);
    const content = readFileSync(join(output, path), 'utf8');
    if (path.endsWith('.css')) return `${content.replaceAll('url(./', `url(./${dirname(path)}/`)}\n`;
    const imports = content.matchAll(/^(?:import|export)\b[^;]*?["'](#css|\.[^"']*?)\/([^"']+)["'];/gm);
    return [...imports]
      .map(([, start = '', rest = '']) => visit(start === '#css' ? rest : join(dirname(path), start, rest)))
      .join('');
  };
  return entries.map((entry) => visit(entry.replace(/\.tsx?$/, '.js'))).join('');
}

/** Css is a file for bundlers, and nothing for Node. */
const cssImports = { '#css/*': { module: './*', node: './no-css.js', default: './*' } };

/** Builds one package into a folder and returns the folder, which is to be published. */
export async function buildPackage(
  library: LibraryPackage,
  output = join(packagesDir, library.directory, 'dist'),
): Promise<string> {
  const source = join(packagesDir, library.directory);
  rmSync(output, { recursive: true, force: true });
  writeMessages();

  const bundle = await rolldown({
    input: Object.values(library.entries).map((entry) => join(packagesDir, entry)),
    external: (id) => !/^[./]|^@verapix\/(domain|messages)|^@fontsource|\.vanilla\.css/.test(id),
    resolve: {
      alias: {
        '@verapix/messages/de': compiledDir('de'),
        '@verapix/messages/en': compiledDir('en'),
        '@verapix/messages': compiledDir('en'),
      },
    },
    plugins: [
      clientDirective(),
      acceptRefs(),
      uiTexts(join(packagesDir, 'ui/src/texts/UiTexts.tsx')),
      plainCss(packagesDir),
    ],
    transform: { jsx: { runtime: 'automatic' }, target: 'es2022' },
  });
  await bundle.write({
    dir: output,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: packagesDir,
    // Not `.css.js`: an app's own plugin of vanilla-extract would compile these modules once more.
    entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
  });
  await bundle.close();
  const styles = allStyles(output, Object.values(library.entries));
  if (styles) {
    writeFileSync(join(output, 'styles.css'), styles);
    writeFileSync(join(output, 'no-css.js'), '// In the place of css, where there is no page.\n');
  }
  buildDeclarations(library, output);

  for (const [name, theme] of Object.entries(library.themes ?? {})) {
    mkdirSync(join(output, 'themes'), { recursive: true });
    for (const [file, content] of Object.entries(themeFiles(name, theme))) {
      writeFileSync(join(output, 'themes', file), content);
    }
  }

  const manifest = readJson<Manifest>(join(source, 'package.json'));
  const exports = Object.fromEntries(
    Object.entries(library.entries).map(([name, entry]) => {
      const path = `./${entry.replace(/\.tsx?$/, '')}`;
      return [name, { types: `${path}.d.ts`, default: `${path}.js` }];
    }),
  );
  const published = {
    name: manifest.name,
    version: manifest.version,
    description: manifest.description,
    type: 'module',
    license: manifest.license,
    sideEffects: library.sideEffects,
    ...(styles && { imports: cssImports }),
    exports: {
      ...exports,
      ...(library.themes && { './themes/*': './themes/*', './styles.css': './styles.css' }),
      './package.json': './package.json',
    },
    dependencies: usedDependencies(output, manifest),
    peerDependencies: manifest.peerDependencies,
    peerDependenciesMeta: manifest.peerDependenciesMeta,
  };
  writeFileSync(join(output, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE']) {
    if (existsSync(join(source, file))) cpSync(join(source, file), join(output, file));
  }
  return output;
}

if (isMain(import.meta.url)) for (const library of libraryPackages) await buildPackage(library);
