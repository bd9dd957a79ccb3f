import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { types } from 'storybook/internal/babel';
import { globSync } from 'tinyglobby';
import { catalogueDir } from '../../packages/messages/src/write.ts';
import { rootDir } from '../paths.ts';
import { parseCsf } from './csf.ts';

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
  const csf = parseCsf(source, fileName);
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

/** A message of the catalogue with the stories that show it. */
export interface CopyRow {
  /** The area and the key: `checkout.title`. */
  name: string;
  /** ICU MessageFormat. */
  english: string;
  german: string;
  stories: { storyId: string; title: string; name: string }[];
}

const packagesDir = join(rootDir, 'packages');

const readArea = (language: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(catalogueDir, language, file), 'utf8'));

/** The parts of a message between its arguments and tags that are long enough to search for. */
export const fixedParts = (message: string): string[] =>
  message
    .split(/[{}<>]|, (?:plural|select),/)
    .map((part) => part.trim())
    .filter((part) => part.includes(' ') && (part.length >= 12 || part === message));

/** All messages, by area. A story shows one if its code has the words. */
export function readCopy(): CopyRow[] {
  const stories = globSync('*/src/**/*.stories.tsx', { cwd: packagesDir })
    .sort()
    .flatMap((file) => storiesIn(readFileSync(join(packagesDir, file), 'utf8'), file));
  return globSync('*.json', { cwd: join(catalogueDir, 'en') })
    .sort()
    .flatMap((file) => {
      const german = readArea('de', file);
      return Object.entries(readArea('en', file)).map(([key, english]) => ({
        name: `${file.replace('.json', '')}.${key}`,
        english,
        german: german[key] ?? '',
        stories: storiesWith(fixedParts(english)),
      }));
    });

  function storiesWith(parts: readonly string[]) {
    return stories
      .filter(({ code }) => parts.some((part) => code.includes(part)))
      .map(({ code: _, ...story }) => story);
  }
}
