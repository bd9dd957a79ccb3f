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

const {
  controlKey: control,
  shiftKey: shift,
  enterKey: enter,
  spaceKey: space,
  arrowKeys: arrows,
} = messages;

const everywhere: KeyGroup = {
  title: messages.everywhere,
  keys: [
    { keys: [`${control}+K`, 'Cmd+K'], does: messages.find },
    { keys: ['?'], does: messages.opensHelp },
    { keys: ['Tab', `${shift}+Tab`], does: messages.tab },
    { keys: [messages.escapeKey], does: messages.escape },
  ],
};

/** What a page may contain, how it is found, and its keys. */
const parts: readonly (KeyGroup & { selector: string })[] = [
  {
    title: messages.choosing,
    selector: 'input[type=file]',
    keys: [
      { keys: [enter, space], does: messages.opensPicker },
      { keys: [`${control}+V`, 'Cmd+V'], does: messages.pastes },
    ],
  },
  {
    title: messages.picture,
    selector: 'figure [role=toolbar]',
    keys: [
      { keys: ['+', '-'], does: messages.zooms },
      { keys: ['0', '1'], does: messages.fits },
      { keys: [arrows, `${shift}+${arrows}`], does: messages.movesPicture },
    ],
  },
  {
    title: messages.compare,
    selector: 'figure:not(:has([role=application])) [role=slider][aria-valuetext]',
    keys: [
      { keys: [arrows], does: messages.divider },
      { keys: [`${shift}+${arrows}`, messages.pageUpKey, messages.pageDownKey], does: messages.dividerFar },
      { keys: [messages.homeKey, messages.endKey], does: messages.dividerEnds },
    ],
  },
  {
    title: messages.brush,
    selector: '[role=application]',
    keys: [
      { keys: [arrows, `${shift}+${arrows}`], does: messages.movesBrush },
      { keys: [space, enter], does: messages.putsDown },
      { keys: ['[', ']'], does: messages.resizes },
      { keys: [`${control}+Z`, `${control}+${shift}+Z`], does: messages.undoes },
      { keys: [messages.escapeKey], does: messages.cancels },
    ],
  },
];

/** The keys of what a page contains now. */
export const pageKeys = (page: ParentNode): readonly KeyGroup[] => [
  everywhere,
  ...parts.filter(({ selector }) => page.querySelector(selector) !== null),
];
