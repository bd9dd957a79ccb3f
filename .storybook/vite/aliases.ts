import { readFileSync } from 'node:fs';
import type { Indexer } from 'storybook/internal/types';
import { readAbout } from '../../scripts/component-docs.ts';

/**
 * Lets the sidebar's search find a component by the other names people have for it: they follow the name of its first story,
 * as in "Default (modal, popup)". Storybook searches names and paths only.
 */
export const withAliases = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const [first, ...others] = await indexer.createIndex(file, options);
    if (!first) return [];
    const aliases = readAbout(readFileSync(file, 'utf8'), file)?.aliases ?? [];
    if (aliases.length === 0) return [first, ...others];
    return [{ ...first, name: `${first.name ?? first.exportName} (${aliases.join(', ')})` }, ...others];
  },
});
