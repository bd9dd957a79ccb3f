import { type RefObject, useEffect, useRef } from 'react';

/** What `public/before-paint.js` notes: what was pressed last in a part that is asleep, and whether it was checked then. */
interface EarlyPress {
  last?: { control: HTMLButtonElement | HTMLInputElement; checked?: boolean } | undefined;
}

declare global {
  var earlyPress: EarlyPress | undefined;
}

/** What a press consists of before the click. Some controls answer to its beginning. */
const beginning = ['pointerdown', 'mousedown', 'pointerup', 'mouseup'] as const;

/**
 * Presses again what was pressed last in a part of the page before React listened there: React hears no event from that time.
 * Called once, when the part answers. A control that is gone or was disabled meanwhile is not pressed.
 */
function repeatEarlyPress(part: Element | null): void {
  const { last } = globalThis.earlyPress ?? {};
  if (!last || !part?.contains(last.control) || last.control.closest('[data-asleep]')) return;
  globalThis.earlyPress = {};
  const { control, checked } = last;
  if (control.matches(':disabled')) return;
  control.focus();
  for (const type of beginning)
    control.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, pointerType: 'mouse' }),
    );
  // The click turns it into what the user has chosen.
  if (checked !== undefined && 'checked' in control) control.checked = !checked;
  control.click();
}

/**
 * For the root element of what is prerendered and hydrates by itself, such as the page, its footer or a section. The build marks
 * it as asleep, and the last press in it is noted until then. Not a state: a render would replace what inside is not hydrated yet.
 */
export function useAwakening<Part extends Element>(): { ref: RefObject<Part | null>; 'data-asleep'?: true } {
  const ref = useRef<Part>(null);
  useEffect(() => {
    ref.current?.removeAttribute('data-asleep');
    repeatEarlyPress(ref.current);
  }, []);
  return { ref, ...(import.meta.env.SSR && { 'data-asleep': true }) };
}
