import { types } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';

/** A story with the code it is made of: its own, and that of the declarations of its file that it names. */
export interface StoryCode {
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
  // What all stories share says nothing of one of them.
  const shared = declarationsOf(csf._ast.program).filter(({ name }) => name !== csf._metaVariableName);

  return Object.entries(csf._stories).map(([key, { id, name }]) => {
    const own = codeOf(csf._storyExports[key]);
    const named = shared.filter((declared) => new RegExp(`\\b${declared.name}\\b`).test(own));
    const code = [own, ...named.map(({ place }) => codeOf(place))].join('\n');
    return { storyId: id, title: csf.meta?.title ?? '', name: name ?? key, code };
  });
}
