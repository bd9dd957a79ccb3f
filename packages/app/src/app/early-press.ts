/** What `public/before-paint.js` notes. */
interface EarlyPress {
  /** What was pressed last, and whether it was checked then; undefined if something else was pressed since. */
  last?: { control: HTMLButtonElement | HTMLInputElement; checked?: boolean } | undefined;
  /** Ends the noting. */
  stop: () => void;
}

declare global {
  var earlyPress: EarlyPress | undefined;
}

/** What a press consists of before the click. Some controls answer to its beginning. */
const beginning = ['pointerdown', 'mousedown', 'pointerup', 'mouseup'] as const;

/**
 * Presses again what was pressed last before React listened: React hears no event from that time. Called once, when the page
 * answers. A control that is gone or was disabled meanwhile is not pressed.
 */
export function repeatEarlyPress(): void {
  const { earlyPress } = globalThis;
  if (!earlyPress) return;
  const { last, stop } = earlyPress;
  globalThis.earlyPress = undefined;
  stop();
  if (!last?.control.isConnected || last.control.matches(':disabled')) return;
  const { control, checked } = last;
  control.focus();
  for (const type of beginning)
    control.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, pointerType: 'mouse' }),
    );
  // The click turns it into what the user has chosen.
  if (checked !== undefined && 'checked' in control) control.checked = !checked;
  control.click();
}
