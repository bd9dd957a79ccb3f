import { virtualData } from '../virtual-data.ts';
import { readTokenUses } from './read-token-uses.ts';

/**
 * Tells code in Storybook who reads which token:
 *
 *     import { tokenUses } from 'virtual:token-uses';
 *
 * `tokenUses['color.accent']` are the names of the components whose styles read it.
 */
export const tokenUsesPlugin = () =>
  virtualData({ module: 'virtual:token-uses', exports: { tokenUses: readTokenUses }, sources: '.css.ts' });
