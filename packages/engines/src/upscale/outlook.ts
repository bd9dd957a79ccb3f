import type { PictureSource } from '../intake/types';

/** What Sharp may bring over Fast: as much as usual, a little, or nothing that is worth its minutes. */
export type SharpOutlook = 'usual' | 'little' | 'none';

/** Qualities of a JPEG below which that changes, from the gains measured with `npm run bench`. */
const noneBelow = 60;
const littleBelow = 80;

/** What to expect of Sharp before a run: on a strongly compressed JPEG it sharpens the flaws along with the rest. */
export function sharpOutlook({ jpegQuality = 100 }: Pick<PictureSource, 'jpegQuality'>): SharpOutlook {
  if (jpegQuality < noneBelow) return 'none';
  return jpegQuality < littleBelow ? 'little' : 'usual';
}
