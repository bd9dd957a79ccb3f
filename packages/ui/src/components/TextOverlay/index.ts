import { Root, WordPicture, WordSteps, WordText } from './TextOverlay';

export type { OverlayWord, TextOverlayRootProps, WordPictureProps, WordTextProps } from './TextOverlay';

/** The words of a picture as boxes on it and as text, linked both ways. */
export const TextOverlay = { Root, Picture: WordPicture, Words: WordText, Steps: WordSteps };
