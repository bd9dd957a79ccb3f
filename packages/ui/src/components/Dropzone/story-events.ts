import { fireEvent } from 'storybook/test';

/** Pictures as a visitor would have them on disk. Their contents never matter: the zone does not read them. */
export const photo = new File(['picture'], 'nagasaki-boats.jpg', { type: 'image/jpeg' });
export const scan = new File(['scan'], 'letter.png', { type: 'image/png' });

export function filesTransfer(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** A script cannot make the entry of a folder, so the items of this transfer are replaced. */
export function folderTransfer(): DataTransfer {
  const folder = { kind: 'file', getAsFile: () => null, webkitGetAsEntry: () => ({ isDirectory: true }) };
  return Object.defineProperty(filesTransfer(new File([], 'holiday')), 'items', { value: [folder] });
}

/** A transfer of strings, by their types: `textTransfer('text/plain')`. */
export function textTransfer(...types: string[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const type of types) transfer.setData(type, 'https://example.com/');
  return transfer;
}

/** Waits until React has drawn what the event changed, so that a check may also say what did not change. */
async function fire(target: Element, event: Event): Promise<boolean> {
  return fireEvent(target, event);
}

const options = { bubbles: true, cancelable: true };

/** What the browser does while something is dragged. False when the page prevented the browser's own answer. */
export function drag(
  type: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
  target: Element,
  dataTransfer: DataTransfer,
): Promise<boolean> {
  return fire(target, new DragEvent(type, { ...options, dataTransfer }));
}

/** What the browser does on a paste. False when the page prevented the browser's own answer. */
export function paste(target: Element, clipboardData: DataTransfer): Promise<boolean> {
  return fire(target, new ClipboardEvent('paste', { ...options, clipboardData }));
}
