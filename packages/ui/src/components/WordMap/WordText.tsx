import { type ComponentProps, type KeyboardEvent, useMemo } from 'react';
import { classNames } from '../../class-names';
import type { MappedWord } from './types';
import { WordEntry } from './WordEntry';
import * as css from './WordMap.css';
import { useWordMap } from './word-map-context';

interface PlacedWord {
  word: MappedWord;
  index: number;
}

function paragraphsOf(words: readonly MappedWord[]): PlacedWord[][] {
  const paragraphs: PlacedWord[][] = [];
  words.forEach((word, index) => {
    const last = paragraphs.at(-1);
    if (last?.[0]?.word.paragraph === word.paragraph) last.push({ word, index });
    else paragraphs.push([{ word, index }]);
  });
  return paragraphs;
}

/** Where a key leads from a word. */
function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

export interface WordTextProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** Its accessible name. */
  label: string;
}

/**
 * The words as text. One tab stop: arrow keys, Home and End move among them, Enter begins to put a word right in its
 * place; Enter again keeps it, Escape leaves it as it was.
 */
export function WordText({ label, className, ...rest }: WordTextProps) {
  const { words, list } = useWordMap('Words');
  const paragraphs = useMemo(() => paragraphsOf(words), [words]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in.
    <div {...rest} ref={list} role="group" aria-label={label} className={classNames(css.words, className)}>
      {paragraphs.map((placed) => (
        <p key={placed[0]?.index} className={css.paragraph}>
          {placed.map(({ word, index }) => (
            <Word key={index} {...{ word, index }} />
          ))}
        </p>
      ))}
    </div>
  );
}

/** The word, and what its look says besides. */
function nameOf({ text, unsure, corrected }: MappedWord): string {
  if (corrected) return `${text}, corrected`;
  return unsure ? `${text}, unsure` : text;
}

function Word({ word, index }: PlacedWord) {
  const { words, current, point, editing, edit, stop, focusWord } = useWordMap('Words');
  if (editing === index) return <WordEntry {...{ word, index }} />;
  const move = (event: KeyboardEvent) => {
    const target = targetOf(event.key, index, words.length);
    if (target === undefined) return;
    event.preventDefault();
    focusWord(target);
  };
  return (
    <>
      <button
        type="button"
        className={css.word}
        aria-label={nameOf(word)}
        data-word={index}
        data-unsure={(word.unsure && !word.corrected) || undefined}
        data-corrected={word.corrected || undefined}
        data-current={current === index || undefined}
        tabIndex={index === Math.min(stop, words.length - 1) ? 0 : -1}
        onPointerEnter={() => point(index)}
        onPointerLeave={() => point(undefined)}
        onFocus={() => point(index)}
        onBlur={() => point(undefined)}
        onKeyDown={move}
        onClick={() => edit(index)}
      >
        {word.text}
      </button>{' '}
    </>
  );
}
