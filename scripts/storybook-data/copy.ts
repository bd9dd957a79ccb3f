import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { types } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import { globSync } from 'tinyglobby';
import { rootDir } from '../paths.ts';
import { type CopyText, textsIn } from './copy-texts.ts';

/** A story with its own code and the code of the declarations in its file that it names. */
interface StoryCode {
  storyId: string;
  title: string;
  name: string;
  code: string;
}

interface Place {
  start?: number | null;
  end?: number | null;
}

/** The declarations of a module, by name. */
function declarationsOf(program: types.Program): { name: string; place: Place }[] {
  return program.body.flatMap((statement): { name: string; place: Place }[] => {
    if (types.isFunctionDeclaration(statement)) {
      return statement.id ? [{ name: statement.id.name, place: statement }] : [];
    }
    if (!types.isVariableDeclaration(statement)) return [];
    return statement.declarations.flatMap((place) =>
      types.isIdentifier(place.id) ? [{ name: place.id.name, place }] : [],
    );
  });
}

/** The stories of a file. */
export function storiesIn(source: string, fileName: string): StoryCode[] {
  const csf = loadCsf(source, { fileName, makeTitle: (title) => title }).parse();
  const codeOf = (place: Place | undefined) => source.slice(place?.start ?? 0, place?.end ?? 0);
  // The meta is shared by all stories.
  const shared = declarationsOf(csf._ast.program).filter(({ name }) => name !== csf._metaVariableName);

  return Object.entries(csf._stories).map(([key, { id, name }]) => {
    const own = codeOf(csf._storyExports[key]);
    const named = shared.filter((declared) => new RegExp(`\\b${declared.name}\\b`).test(own));
    const code = [own, ...named.map(({ place }) => codeOf(place))].join('\n');
    return { storyId: id, title: csf.meta?.title ?? '', name: name ?? key, code };
  });
}

/** A text of the product with its file and the stories that show it. */
export interface CopyRow extends CopyText {
  /** The path below `packages`: `machines/src/chat/chat.messages.ts`. */
  file: string;
  stories: { storyId: string; title: string; name: string }[];
}

/** The sources of messages, without long pages, tests and stories. */
export const copySources = [
  '{domain,machines,engines,app}/src/**/*.{ts,tsx}',
  '!**/*.{test,browser.test,test-kit,stories,bench}.{ts,tsx}',
  '!**/{story-fixtures,testing,docs,demo-backend,stories}/**',
  '!**/story-fixtures.ts',
  '!domain/src/public-api/**',
  '!app/src/content/**',
];

const packagesDir = join(rootDir, 'packages');
const filesOf = (patterns: readonly string[]) => globSync(patterns, { cwd: packagesDir }).sort();
const read = (file: string) => readFileSync(join(packagesDir, file), 'utf8');

/** The constant parts of a text that are long enough to search for. */
function fixedParts({ sentences }: CopyText): string[] {
  return sentences
    .flatMap((sentence) => sentence.split(/‹[^›]*›/))
    .map((part) => part.trim())
    .filter((part) => part.includes(' ') && (part.length >= 12 || sentences.includes(part)));
}

/** All messages, in the order of their files. A story shows a text if its code contains the words or the constant. */
export function readCopy(): CopyRow[] {
  const stories = filesOf(['*/src/**/*.stories.tsx']).flatMap((file) => storiesIn(read(file), file));
  return filesOf(copySources).flatMap((file) =>
    textsIn(read(file)).map((text) => ({ ...text, file, stories: storiesOf(text) })),
  );

  function storiesOf(text: CopyText) {
    const parts = fixedParts(text);
    const constant = new RegExp(`\\b${text.constant}\\b`);
    const byName = /(Toasts?|Problem|Errors?|Texts?)$/.test(text.constant);
    return stories
      .filter(({ code }) => parts.some((part) => code.includes(part)) || (byName && constant.test(code)))
      .map(({ code: _, ...story }) => story);
  }
}
