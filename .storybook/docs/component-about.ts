type Modifier = 'Shift' | 'Ctrl' | 'Cmd' | 'Ctrl+Shift' | 'Cmd+Shift';

type Arrow = `Arrow ${'Left' | 'Right' | 'Up' | 'Down'}`;

/** As it is written on keyboards. `A–Z` stands for typing. */
type Key =
  | ('Tab' | 'Enter' | 'Space' | 'Escape' | Arrow | 'Home' | 'End' | 'Page Up' | 'Page Down' | 'F8')
  | ('A–Z' | 'V' | 'Y' | 'Z' | '+' | '-' | '[' | ']' | '0' | '1');

/** A row of the keyboard table. */
export interface KeyboardRow {
  /** Each of them does it. */
  keys: readonly (Key | `${Modifier}+${Key}`)[];
  /** What happens, as a sentence that begins with the verb: 'Opens it.' */
  does: string;
}

/**
 * What the docs page of a component tells designers, beside its props and its stories: `parameters.about` of its meta.
 * The names of components stand in backticks, and lead to their pages. A test asks it of every component.
 */
export interface ComponentAbout {
  /** What it is for, from the need of whoever meets it: one or two sentences. */
  purpose: string;
  /** When not to use it, and what to use instead: a sentence or two each. */
  avoid: readonly string[];
  /** What each key does, in the order one meets them; empty where nothing in it takes the focus. */
  keyboard: readonly KeyboardRow[];
  /** What a screen reader says without being asked. */
  announced?: string;
  /** What one story cannot show: what it does in time, by touch, in a narrow window. */
  behaviour?: readonly string[];
}
