const rightToLeft = /\p{Script=Hebrew}|\p{Script=Arabic}/u;
const strong = /[\p{L}\p{N}]/u;

/** A stretch of text that runs one way. */
export interface DirectedRun {
  text: string;
  rtl: boolean;
}

/** Whether a text as a whole runs from right to left: its first letter says so. */
export function isRightToLeft(text: string): boolean {
  const first = text.match(/\p{L}/u)?.[0];
  return first !== undefined && rightToLeft.test(first);
}

/** Directions of all characters; what has none takes that of its neighbours where they agree, else the text's. */
function directions(characters: readonly string[], base: boolean): boolean[] {
  const own = characters.map((character) =>
    rightToLeft.test(character) ? true : strong.test(character) ? false : undefined,
  );
  return own.map((direction, index) => {
    if (direction !== undefined) return direction;
    const before = own.slice(0, index).findLast((value) => value !== undefined) ?? base;
    const after = own.slice(index + 1).find((value) => value !== undefined) ?? base;
    return before === after ? before : base;
  });
}

/** The stretches of a line in the order the eye meets them, from the left. Numbers run from left to right. */
export function visualRuns(text: string): DirectedRun[] {
  const characters = [...text];
  const base = isRightToLeft(text);
  const rtl = directions(characters, base);
  const runs: DirectedRun[] = [];
  characters.forEach((character, index) => {
    const last = runs.at(-1);
    const direction = rtl[index] ?? base;
    if (last?.rtl === direction) last.text += character;
    else runs.push({ text: character, rtl: direction });
  });
  return base ? runs.reverse() : runs;
}
