import { coverageOf, type PictureMask } from './mask';

/** How much is marked, as people say it. */
export function coverageInWords(mask: PictureMask): string {
  const share = coverageOf(mask);
  if (share === 0) return 'Nothing is marked.';
  if (share < 0.01) return 'Less than 1 % of the picture is marked.';
  return `${Math.round(share * 100)} % of the picture is marked.`;
}

/** Where the keyboard's cursor is. */
export const placeInWords = (across: number, down: number): string =>
  `${Math.round(across * 100)} % across, ${Math.round(down * 100)} % down`;
