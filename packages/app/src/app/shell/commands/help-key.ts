import { readItem, writeItem } from '@verapix/client/safe-storage';

const helpKey = 'verapix.help-key';

/** Whether the key `?` opens the help. It can be turned off, as speech input and stray presses may trigger single keys. */
export const isHelpKeyOn = () => readItem(() => localStorage, helpKey) !== 'off';

/** Turns the key on or off, in this browser. */
export const setHelpKey = (isOn: boolean) => writeItem(() => localStorage, helpKey, isOn ? 'on' : 'off');

/** Whether a press belongs to what has the focus: text that is typed, or a list that is searched. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role=listbox]') !== null;
}
