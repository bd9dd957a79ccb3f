import { type TextOutput, type TextWord, textOfWords } from '@verapix/engines/text';
import { useCallback, useMemo, useState } from 'react';

/** Confidence, 0 to 100, below which a word may well be wrong: on clear print it is above 90. */
const unsureBelow = 80;

/** A word as it is shown: as it was read, or as somebody put it right. */
interface ShownWord extends TextWord {
  unsure: boolean;
  corrected: boolean;
}

interface Corrections {
  words: readonly ShownWord[];
  /** The whole text with everything that was put right. */
  text: string;
  correct: (index: number, text: string) => void;
}

const none: ReadonlyMap<number, string> = new Map();
const noWords: readonly TextWord[] = [];

/** What was read with what was put right in it, word by word. Another result begins without corrections. */
export function useCorrections(result: TextOutput | undefined): Corrections {
  const [held, setHeld] = useState({ result, corrected: none });
  const corrected = held.result === result ? held.corrected : none;
  const read = result?.words ?? noWords;
  const words = useMemo(
    () =>
      read.map((word, index) => ({
        ...word,
        text: corrected.get(index) ?? word.text,
        unsure: word.confidence < unsureBelow,
        corrected: corrected.has(index),
      })),
    [read, corrected],
  );
  const correct = useCallback(
    (index: number, text: string) => setHeld({ result, corrected: new Map(corrected).set(index, text) }),
    [result, corrected],
  );
  const text = corrected.size === 0 ? (result?.text ?? '') : textOfWords(words);
  return { words, text, correct };
}
