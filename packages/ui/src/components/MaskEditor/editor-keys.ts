import type { MaskEditing } from './use-mask-editor';

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** `[` and `]`, and the keys for undo and redo, wherever in the editor the focus is. Says whether it was one of them. */
export function pressEditorKey(event: KeyPress, { resize, step }: MaskEditing): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (altKey) return false;
  const letter = key.toLowerCase();
  if (ctrlKey || metaKey) {
    if (letter === 'z') step(shiftKey ? 'Redone' : 'Undone');
    else if (letter === 'y') step('Redone');
    else return false;
    return true;
  }
  if (key === '[') resize('smaller');
  else if (key === ']') resize('larger');
  else return false;
  return true;
}
