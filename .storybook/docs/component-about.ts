type Modifier = 'Shift' | 'Alt' | 'Ctrl' | 'Cmd' | 'Ctrl+Shift' | 'Cmd+Shift';

type Arrow = `Arrow ${'Left' | 'Right' | 'Up' | 'Down'}`;

/** As labelled on keyboards. `A–Z` stands for typing. */
type Key =
  | ('Tab' | 'Enter' | 'Space' | 'Escape' | Arrow | 'Home' | 'End' | 'Page Up' | 'Page Down' | 'F8')
  | ('A–Z' | 'V' | 'Y' | 'Z' | '+' | '-' | '[' | ']' | '0' | '1');

/** A row of the keyboard table. */
export interface KeyboardRow {
  /** Alternative keys with the same effect. A test requires stories to press them, unless the browser handles them alone. */
  keys: readonly (Key | `${Modifier}+${Key}`)[];
  /** The effect, as a sentence that begins with the verb, 'Opens it.'; 'On the code, scrolls it.' if the browser scrolls. */
  does: string;
}

/**
 * Documentation for designers on a component's docs page, besides its props and stories: `parameters.about` of its
 * meta. Component names are in backticks and become links. A test requires it for every component.
 */
export interface ComponentAbout {
  /** Its purpose, from the user's need: one or two sentences. */
  purpose: string;
  /** Other names for it, in small letters: the sidebar's search finds them. */
  aliases?: readonly string[];
  /** When not to use it, and what to use instead: a sentence or two each. */
  avoid: readonly string[];
  /** The keyboard behaviour, in the order of use; empty if nothing in it is focusable. */
  keyboard: readonly KeyboardRow[];
  /** What screen readers announce. */
  announced?: string;
  /** Behaviour that a single story cannot show: over time, by touch, on narrow windows. */
  behaviour?: readonly string[];
}
