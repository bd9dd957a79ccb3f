import { type Direction, directionOf } from '../bidi';
import type { PageTurn, TextWord } from './contract';
import { type Size, uprightBox } from './text-table';

/** The words of each line or paragraph, in reading order. */
export function groupWords(words: readonly TextWord[], key: 'line' | 'paragraph'): TextWord[][] {
  const groups: TextWord[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    if (group?.[0]?.[key] === word[key]) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

/**
 * The direction in which a line is read. Its words are in reading order: the first is on the right of the last if the
 * line is read from the right. A single word has the direction of its letters.
 */
export function lineDirection(words: readonly TextWord[], turn: PageTurn, picture: Size): Direction {
  const middles = [words[0], words.at(-1)].map((word) => {
    const box = word && uprightBox(word.box, turn, picture);
    return box ? box.x + box.width / 2 : 0;
  });
  const [first = 0, last = 0] = middles;
  if (first === last) return directionOf(words);
  return first > last ? 'rtl' : 'ltr';
}
