import { fileStem, type Problem } from '@verapix/domain';
import { openTiff } from '@verapix/engines';
import { openPdf } from '@verapix/engines/pdf';
import type { Expanded, ExpandOptions } from '../../batch/batch-tool';
import { noteTextOf } from './page-text';
import { holdsPages, isPdf, isTiff } from './text-options';
import * as messages from '@verapix/messages/tool-image-to-text';

/**
 * Opens a document. A TIFF is one if it has several pages: undefined is a picture, which the tool opens or refuses
 * itself.
 */
async function openOnDevice(file: File, signal: AbortSignal) {
  if (isPdf(file)) return openPdf(file, signal);
  return isTiff(file) ? openTiff(file) : undefined;
}

/**
 * Puts the chosen pages of documents in the place of the documents, each as a picture. A document that can't be opened is
 * left out, and named. Nothing more is opened or drawn once the user has cancelled.
 */
export async function pagesOfDocuments(
  chosen: readonly File[],
  { max, choosePages, onProgress, signal }: ExpandOptions,
  open: typeof openOnDevice = openOnDevice,
): Promise<Expanded> {
  const files: File[] = [];
  const problems: Problem[] = [];
  let count = 0;
  for (const file of chosen) {
    if (signal.aborted) break;
    if (holdsPages(file)) onProgress(messages.opening({ name: file.name }));
    const opened = await open(file, signal).catch((error: unknown) => {
      if (signal.aborted) return undefined;
      throw error;
    });
    if (signal.aborted) break;
    if (!opened) {
      count += 1;
      if (files.length < max) files.push(file);
      continue;
    }
    if (!opened.ok) {
      const { code, message, fix } = opened.failure;
      problems.push({ code, message: messages.notOpened({ name: file.name }), fix: `${message} ${fix}` });
      continue;
    }
    const { pageCount, draw, preview, text, close } = opened.value;
    if (pageCount === 0) {
      const fix = messages.chooseAnother;
      problems.push({ code: 'no-pages', message: messages.noPages({ name: file.name }), fix });
    }
    const room = max - files.length;
    // Without room there is nothing to choose: the pages are counted, so that the user learns what is left out.
    if (room === 0) count += pageCount;
    const { name } = file;
    const pages =
      room === 0
        ? []
        : pageCount > 1
          ? await choosePages({ name, pageCount, max: room, preview, text })
          : [1].slice(0, pageCount);
    for (const [index, page] of pages.entries()) {
      if (signal.aborted) break;
      onProgress(messages.drawing({ name, page: index + 1, count: pages.length }));
      const picture = await draw(page).catch(() => undefined);
      if (signal.aborted) break;
      if (!picture) {
        const fix = messages.notDrawn;
        problems.push({ code: 'page', message: messages.pageLeftOut({ page, name }), fix });
        continue;
      }
      const extension = picture.type === 'image/jpeg' ? 'jpg' : 'png';
      const drawn = new File([picture], `${fileStem(name)}-page-${page}.${extension}`, {
        type: picture.type,
      });
      noteTextOf(drawn, await text(page).catch(() => ''));
      files.push(drawn);
      count += 1;
    }
    close();
  }
  return { files, count, problems };
}
