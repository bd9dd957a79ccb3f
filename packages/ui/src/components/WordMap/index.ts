import { Root } from './WordMap';
import { WordPicture } from './WordPicture';
import { WordSteps } from './WordSteps';
import { WordText } from './WordText';

export type { MappedWord } from './types';
export type { WordMapRootProps } from './WordMap';
export type { WordPictureProps } from './WordPicture';
export type { WordTextProps } from './WordText';

/** The words of a picture as boxes on it and as text, joined both ways. */
export const WordMap = { Root, Picture: WordPicture, Words: WordText, Steps: WordSteps };
