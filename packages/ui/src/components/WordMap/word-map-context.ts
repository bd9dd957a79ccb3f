import { createContext, type RefObject, useContext } from 'react';
import type { MappedWord } from './types';

export interface WordMapContext {
  words: readonly MappedWord[];
  /** The word that is pointed at or has the focus. */
  current: number | undefined;
  point: (index: number | undefined) => void;
  /** The word that is being put right. */
  editing: number | undefined;
  edit: (index: number | undefined) => void;
  correct: (index: number, text: string) => void;
  /** The word among the words that the Tab key comes to. */
  stop: number;
  /** Gives a word the focus. */
  focusWord: (index: number) => void;
  list: RefObject<HTMLDivElement | null>;
}

export const WordMapReactContext = createContext<WordMapContext | undefined>(undefined);

/** What the parts of a word map share. */
export function useWordMap(part: string): WordMapContext {
  const context = useContext(WordMapReactContext);
  if (!context)
    throw new Error(`WordMap.${part} stands outside WordMap.Root, which holds the words. Put it inside.`);
  return context;
}
