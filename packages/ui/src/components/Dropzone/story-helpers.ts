import { fireEvent } from 'storybook/test';

/** Sample pictures. Their content does not matter, because the zone does not read them. */
export const photo = new File(['picture'], 'nagasaki-boats.jpg', { type: 'image/jpeg' });
export const scan = new File(['scan'], 'letter.png', { type: 'image/png' });

export function filesTransfer(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Scripts cannot create a folder's entry, so the items of this transfer are replaced. */
export function folderTransfer(): DataTransfer {
  const folder = { kind: 'file', getAsFile: () => null, webkitGetAsEntry: () => ({ isDirectory: true }) };
  return Object.defineProperty(filesTransfer(new File([], 'holiday')), 'items', { value: [folder] });
}

/** A transfer of strings by type: `textTransfer('text/plain')`. */
export function textTransfer(...types: string[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const type of types) transfer.setData(type, 'https://example.com/');
  return transfer;
}

/** Waits until React has rendered the changes of the event, so that a check can also assert what did not change. */
async function fire(target: Element, event: Event): Promise<boolean> {
  return fireEvent(target, event);
}

const options = { bubbles: true, cancelable: true };

/** Simulates the browser's events of a drag. Returns false if the page prevented the default. */
export function drag(
  type: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
  target: Element,
  dataTransfer: DataTransfer,
): Promise<boolean> {
  return fire(target, new DragEvent(type, { ...options, dataTransfer }));
}

/** Simulates the browser's paste event. Returns false if the page prevented the default. */
export function paste(target: Element, clipboardData: DataTransfer): Promise<boolean> {
  return fire(target, new ClipboardEvent('paste', { ...options, clipboardData }));
}
