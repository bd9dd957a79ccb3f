import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { MappedWord } from './types';
import * as css from './WordMap.css';
import { useWordMap } from './word-map-context';

/** A word while it is put right, in its place among the others. */
export function WordEntry({ word, index }: { word: MappedWord; index: number }) {
  const { edit, correct, focusWord, point } = useWordMap('Words');
  const entry = useRef<HTMLInputElement>(null);
  /** Whether the focus goes back to the word, as it does after a key; a click elsewhere has its own aim. */
  const returns = useRef(false);
  useEffect(() => {
    entry.current?.focus();
    entry.current?.select();
    return () => {
      // The word is there again only after this.
      if (returns.current) queueMicrotask(() => focusWord(index));
    };
  }, [focusWord, index]);
  const finish = (text: string | undefined) => {
    if (text !== undefined) correct(index, text.trim());
    point(undefined);
    edit(undefined);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    returns.current = true;
    finish(event.key === 'Enter' ? event.currentTarget.value : undefined);
  };
  return (
    <>
      <input
        ref={entry}
        type="text"
        className={css.entry}
        aria-label={`Correct “${word.text}”`}
        defaultValue={word.text}
        size={Math.max(4, word.text.length + 2)}
        autoComplete="off"
        spellCheck
        onKeyDown={press}
        onBlur={(event) => {
          if (!returns.current) finish(event.currentTarget.value);
        }}
      />{' '}
    </>
  );
}
