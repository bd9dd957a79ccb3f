import * as messages from '@verapix/messages/shell-commands';
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
  title: messages.everywhere,
  keys: [
    { keys: ['Ctrl+K', 'Cmd+K'], does: messages.find },
    { keys: ['?'], does: messages.opensHelp },
    { keys: ['Tab', 'Shift+Tab'], does: messages.tab },
    { keys: ['Escape'], does: messages.escape },
  ],
};

/** What a page may contain, how it is found, and its keys. */
const parts: readonly (KeyGroup & { selector: string })[] = [
  {
    title: messages.choosing,
    selector: 'input[type=file]',
    keys: [
      { keys: ['Enter', 'Space'], does: messages.opensPicker },
      { keys: ['Ctrl+V', 'Cmd+V'], does: messages.pastes },
    ],
  },
  {
    title: messages.picture,
    selector: 'figure [role=toolbar]',
    keys: [
      { keys: ['+', '-'], does: messages.zooms },
      { keys: ['0', '1'], does: messages.fits },
      { keys: ['Arrows', 'Shift+Arrows'], does: messages.movesPicture },
    ],
  },
  {
    title: messages.compare,
    selector: 'figure [role=slider][aria-valuetext]',
    keys: [
      { keys: ['Arrows'], does: messages.divider },
      { keys: ['Shift+Arrows', 'Page Up', 'Page Down'], does: messages.dividerFar },
      { keys: ['Home', 'End'], does: messages.dividerEnds },
    ],
  },
  {
    title: messages.brush,
    selector: '[role=application]',
    keys: [
      { keys: ['Arrows', 'Shift+Arrows'], does: messages.movesBrush },
      { keys: ['Space', 'Enter'], does: messages.putsDown },
      { keys: ['[', ']'], does: messages.resizes },
      { keys: ['Ctrl+Z', 'Ctrl+Shift+Z'], does: messages.undoes },
      { keys: ['Escape'], does: messages.cancels },
    ],
  },
];

/** The keys of what a page contains now. */
export const pageKeys = (page: ParentNode): readonly KeyGroup[] => [
  everywhere,
  ...parts.filter(({ selector }) => page.querySelector(selector) !== null),
];
