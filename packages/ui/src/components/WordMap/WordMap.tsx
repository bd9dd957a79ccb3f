import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { MappedWord } from './types';
import { type WordMapContext, WordMapReactContext } from './word-map-context';

export interface WordMapRootProps {
  /** In the order of reading. */
  words: readonly MappedWord[];
  /** A word was put right: never with the text it has, nor an empty one. */
  onCorrect: (index: number, text: string) => void;
  children: ReactNode;
}

/**
 * The words of a picture, twice: as boxes on it (`WordMap.Picture`) and as text (`WordMap.Words`), joined both ways.
 * `WordMap.Steps` goes from one unsure word to the next. Draws nothing itself.
 */
export function Root({ words, onCorrect, children }: WordMapRootProps) {
  const [current, point] = useState<number>();
  const [editing, edit] = useState<number>();
  const [stop, setStop] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const focusWord = useCallback((index: number) => {
    setStop(index);
    list.current?.querySelector<HTMLElement>(`[data-word="${index}"]`)?.focus();
  }, []);
  const context = useMemo<WordMapContext>(() => {
    const correct = (index: number, text: string) => {
      const word = words[index];
      if (word && text !== '' && text !== word.text) onCorrect(index, text);
    };
    return { words, current, point, editing, edit, correct, stop, focusWord, list };
  }, [words, current, editing, stop, focusWord, onCorrect]);
  return <WordMapReactContext value={context}>{children}</WordMapReactContext>;
}
