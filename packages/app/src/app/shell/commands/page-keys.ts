interface KeyHelp {
  /** Each one does it; keys that are pressed together are joined by `+`. */
  keys: readonly string[];
  does: string;
}

export interface KeyGroup {
  title: string;
  keys: readonly KeyHelp[];
}

const everywhere: KeyGroup = {
  title: 'On every page',
  keys: [
    { keys: ['Ctrl+K', 'Cmd+K'], does: 'Finds a tool, a page or an action' },
    { keys: ['?'], does: 'Opens this help' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves forward or back. The first stop skips to the content' },
    { keys: ['Escape'], does: 'Closes a dialog or a menu' },
  ],
};

/** What a page may contain, how it is found, and its keys. */
const parts: readonly (KeyGroup & { selector: string })[] = [
  {
    title: 'Choosing a picture',
    selector: 'input[type=file]',
    keys: [
      { keys: ['Enter', 'Space'], does: 'On the button, opens the file picker' },
      { keys: ['Ctrl+V', 'Cmd+V'], does: 'Pastes a picture' },
    ],
  },
  {
    title: 'A picture',
    selector: 'figure [role=toolbar]',
    keys: [
      { keys: ['+', '-'], does: 'Zooms in or out' },
      { keys: ['0', '1'], does: 'Fits the picture, or shows it at 100 %' },
      { keys: ['Arrows', 'Shift+Arrows'], does: 'Moves a zoomed picture, or moves it further' },
    ],
  },
  {
    title: 'Before and after',
    selector: 'figure [role=slider][aria-valuetext]',
    keys: [
      { keys: ['Arrows'], does: 'Moves the divider by 1 %' },
      { keys: ['Shift+Arrows', 'Page Up', 'Page Down'], does: 'Moves it by 10 %' },
      { keys: ['Home', 'End'], does: 'Moves it to its start or its end' },
    ],
  },
  {
    title: 'The brush',
    selector: '[role=application]',
    keys: [
      { keys: ['Arrows', 'Shift+Arrows'], does: 'Moves the brush, or moves it further' },
      { keys: ['Space', 'Enter'], does: 'Puts it down and lifts it, or sets a corner of the box' },
      { keys: ['[', ']'], does: 'Makes it smaller or larger' },
      { keys: ['Ctrl+Z', 'Ctrl+Shift+Z'], does: 'Undoes a step, or does it again' },
      { keys: ['Escape'], does: 'Cancels the stroke' },
    ],
  },
];

/** The keys of what a page contains now. */
export const pageKeys = (page: ParentNode): readonly KeyGroup[] => [
  everywhere,
  ...parts.filter(({ selector }) => page.querySelector(selector) !== null),
];
