import { virtualData } from '../virtual-data.ts';
import { readCopy } from './read-copy.ts';

/**
 * Hands what the product says to people to code in Storybook:
 *
 *     import { copyRows } from 'virtual:copy';
 *
 * `copyRows` has one `CopyRow` for each message, read from the source.
 */
export const copyPlugin = () =>
  virtualData({ module: 'virtual:copy', exports: { copyRows: readCopy }, sources: '.ts' });
