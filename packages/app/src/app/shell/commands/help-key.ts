import { readItem, writeItem } from '@verapix/domain';

const helpKey = 'verapix.help-key';

/** Whether the key `?` opens the help. It can be turned off, as speech input and stray presses may trigger single keys. */
export const isHelpKeyOn = () => readItem(() => localStorage, helpKey) !== 'off';

/** Turns the key on or off, in this browser. */
export const setHelpKey = (isOn: boolean) => writeItem(() => localStorage, helpKey, isOn ? 'on' : 'off');
