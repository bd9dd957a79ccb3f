import type { PictureTools } from './types';

/** The tools of a page. */
export const browserPictures = async (): Promise<PictureTools> =>
  (await import('./browser-tools')).browserTools;
