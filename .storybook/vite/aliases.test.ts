import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rootDir } from '../../scripts/paths.ts';
import { withAliases } from './aliases.ts';

const indexer = withAliases({
  test: /\.stories\.tsx$/,
  createIndex: async (file) =>
    ['Default', 'Phone'].map((exportName) => ({ type: 'story', importPath: file, exportName })),
});

const namesIn = async (file: string) => {
  const entries = await indexer.createIndex(join(rootDir, 'packages/ui/src', file), {
    makeTitle: (title) => title ?? '',
  });
  return entries.map(({ name, exportName }) => name ?? exportName);
};

it('names the first story of a component with the other names of the component', async () => {
  const [first, second] = await namesIn('components/Dialog/Dialog.stories.tsx');
  expect(first).toMatch(/^Default \(.*\bmodal\b.*\)$/);
  expect(second).toBe('Phone');
});

it('leaves the names of a component without others', async () => {
  expect(await namesIn('components/Logo/Logo.stories.tsx')).toEqual(['Default', 'Phone']);
});
