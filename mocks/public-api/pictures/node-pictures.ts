import type { PictureTools } from './types';

/** The tools of Node. */
export const nodePictures = async (): Promise<PictureTools> => (await import('./node-tools')).nodeTools;
