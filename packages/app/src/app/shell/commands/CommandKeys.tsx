import { loadable } from '@verapix/studio/lib/loadable';
import { useEffect, useState } from 'react';
import type { CommandDialog } from './Commands';
import { isHelpKeyOn } from './help-key';

const CommandDialogs = loadable(async () => (await import('./Commands')).CommandDialogs);

/** Whether a press belongs to what has the focus: text that is typed, or a list that is searched. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role=listbox]') !== null;
}

/** What a press opens, if anything. */
function openedBy(press: KeyboardEvent): CommandDialog | undefined {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = press;
  if (defaultPrevented || altKey) return undefined;
  if (ctrlKey !== metaKey && !shiftKey && key.toLowerCase() === 'k') return 'commands';
  // On most keyboards the question mark needs Shift.
  if (key === '?' && !ctrlKey && !metaKey && !isTyping(target) && isHelpKeyOn()) return 'help';
  return undefined;
}

/**
 * Opens the command palette with Ctrl K or ⌘ K, also while the user types, and the keys of the page with `?`. Their code
 * loads with the first press.
 */
export function CommandKeys() {
  const [opened, setOpened] = useState<CommandDialog>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const next = openedBy(event);
      if (!next) return;
      event.preventDefault();
      setOpened((before) => (before === next ? undefined : next));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return opened && <CommandDialogs shown={opened} onShow={setOpened} onClose={() => setOpened(undefined)} />;
}
