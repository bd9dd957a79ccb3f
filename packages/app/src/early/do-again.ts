/** What an event of the browser's own does. */
const asItWas = { bubbles: true, cancelable: true };

/** Turns one of the browser's own switches to where it was put. It is elsewhere first, so that React sees a change. */
export function turnAgain(input: HTMLInputElement, checked: boolean): void {
  input.checked = !checked;
  input.click();
}

/** Tells of a text. React compares it with the last that was set through the field's own `value`, so that is another. */
export function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = `${text} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  // Some kinds of field do not tell where the caret is, and an answer to another act may have emptied this one.
  if (selectionStart !== null && value === text) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', asItWas));
}

/** Hands a file field what was chosen in it. */
export function chooseAgain(field: HTMLInputElement, files: FileList | null): void {
  if (field.files !== files) field.files = files;
  field.dispatchEvent(new Event('change', asItWas));
}

/** Presses a button. Some, such as tabs, answer when the mouse goes down. */
export function pressAgain(button: HTMLElement): void {
  button.dispatchEvent(new MouseEvent('mousedown', asItWas));
  button.click();
}

/** Drops or pastes files. The browser empties what carries them once its event is over, so they come in another. */
export function handOverAgain(target: Element, type: string, files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(
    type === 'drop'
      ? new DragEvent(type, { ...asItWas, dataTransfer })
      : new ClipboardEvent(type, { ...asItWas, clipboardData: dataTransfer }),
  );
}
