import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock is on, as far as the last key pressed in the field tells. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const read = (event: KeyboardEvent) => {
    // While the key itself goes down, some systems still tell the state before it.
    if (event.type === 'keydown' && event.key === 'CapsLock') return;
    setIsOn(event.getModifierState('CapsLock'));
  };
  return { isOn, read, forget: () => setIsOn(false) };
}
