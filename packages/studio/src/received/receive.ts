import { pdfFormat } from '@verapix/domain';
import { isPdfContent, sniffBytes, sniffFormat } from '@verapix/domain/picture-content';

/** Files that came from outside the page, told apart by their content. */
export interface Received {
  pictures: readonly File[];
  /** Declared as PDFs, whatever the other app has declared. */
  pdfs: readonly File[];
  /** The names of those that are neither. */
  others: readonly string[];
}

/** The part of the browser's interface for files that the system opens with an installed app. */
interface LaunchQueue {
  setConsumer: (consumer: (launch: { files?: readonly { getFile: () => Promise<File> }[] }) => void) => void;
}

/** Tells pictures, PDFs and other files apart by their first bytes. A file that cannot be read is neither. */
export async function tellApart(files: readonly File[]): Promise<Received> {
  const pictures: File[] = [];
  const pdfs: File[] = [];
  const others: string[] = [];
  for (const file of files) {
    const read = file.slice(0, sniffBytes).arrayBuffer();
    const head = new Uint8Array(await read.catch(() => new ArrayBuffer(0)));
    if (sniffFormat(head, file.name).kind !== 'other') pictures.push(file);
    else if (isPdfContent(head)) pdfs.push(new File([file], file.name, { type: pdfFormat.mime }));
    else others.push(file.name);
  }
  return { pictures, pdfs, others };
}

/**
 * Takes the files that another app has shared, or that the system opens with this one. Calls `onReceived` once with them, or
 * with none; and again if the system sends files later.
 */
export async function receive(
  onReceived: (received: Received) => void,
  takeSharedFiles: () => Promise<readonly File[]>,
  { launchQueue } = globalThis as { launchQueue?: LaunchQueue },
): Promise<void> {
  let isLaunched = false;
  launchQueue?.setConsumer(async ({ files = [] }) => {
    // An app that starts without a file has a launch as well.
    if (files.length === 0) return;
    isLaunched = true;
    const opened = await Promise.allSettled(files.map((handle) => handle.getFile()));
    onReceived(await tellApart(opened.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : []))));
  });
  const shared = await tellApart(await takeSharedFiles());
  if (!isLaunched) onReceived(shared);
}
