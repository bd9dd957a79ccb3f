/** The design system for programs that read: `llms.txt`, an index as llmstxt.org describes it, and `llms-full.txt`. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ComponentAbout } from '../../.storybook/docs/component-about.ts';
import { componentStories, readAbout } from '../component-docs.ts';
import { rootDir } from '../paths.ts';
import { uiApiPath } from '../ui-api.ts';

interface ComponentGuide {
  name: string;
  about: Partial<ComponentAbout>;
  /** The declarations of its props. */
  declarations: readonly string[];
}

const libraryStories = componentStories.filter((file) => file.startsWith('packages/ui/'));

/** The declarations of `ui.api.md` by the folder of their component, such as `components/Button`. */
function readDeclarations(): Map<string, string[]> {
  const byFolder = new Map<string, string[]>();
  for (const section of readFileSync(uiApiPath, 'utf8').split(/^## /m).slice(1)) {
    const [path = '', ...lines] = section.split('\n');
    const folder = dirname(path);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), lines.join('\n').trim()]);
  }
  return byFolder;
}

function readGuides(): ComponentGuide[] {
  const declarations = readDeclarations();
  return libraryStories.map((file) => {
    const folder = dirname(file).replace('packages/ui/src/', '');
    return {
      name: basename(folder),
      about: readAbout(readFileSync(join(rootDir, file), 'utf8'), file) ?? {},
      declarations: declarations.get(folder) ?? [],
    };
  });
}

const listOf = (title: string, lines: readonly string[] | undefined) =>
  lines?.length ? `${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}` : undefined;

function guideInWords({ name, about, declarations }: ComponentGuide): string {
  const keys = about.keyboard?.map(({ keys: pressed, does }) => `${pressed.join(', ')}: ${does}`);
  return [
    `## ${name}`,
    about.purpose,
    `\`import { ${name} } from '@verapix/ui';\``,
    listOf('When to use something else:', about.avoid),
    listOf('Behaviour:', about.behaviour),
    listOf('Keyboard:', keys),
    about.announced && `Screen readers announce: ${about.announced}`,
    ...declarations,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const introduction = `# Verapix design system

> React components and primitives of \`@verapix/ui\`, styled by css variables. No bundler plugin is needed: import \`@verapix/ui/theme\` once, and each component by its name, or from an entry of its own such as \`@verapix/ui/Button\`.`;

/** The files by their names. Addresses in them are relative to Storybook's. */
export function designSystemLlms(): Readonly<Record<'llms.txt' | 'llms-full.txt', string>> {
  const guides = readGuides();
  const lines = guides.map(({ name, about }) => `- ${name}: ${about.purpose ?? ''}`);
  const index = [
    introduction,
    '- [Everything in one file](llms-full.txt): purpose, behaviour, keyboard, and props of every component.',
    '- [Components as data](manifests/components.json): stories and their code.',
    '## Components',
    lines.join('\n'),
  ];
  return {
    'llms.txt': `${index.join('\n\n')}\n`,
    'llms-full.txt': `${[introduction, ...guides.map(guideInWords)].join('\n\n')}\n`,
  };
}
