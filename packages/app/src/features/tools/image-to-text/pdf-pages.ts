import { fileStem } from '@verapix/domain';
import { openPdf as openOnDevice } from '@verapix/engines/pdf';
import type { Problem } from '@verapix/machines';
import type { Expanded, ExpandOptions } from '../batch/batch-tool';
import { isPdf } from './text-options';

/** Puts the pages of PDFs in the place of the PDFs, each as a picture. A PDF that can't be opened is left out, and named. */
export async function pagesOfPdfs(
  chosen: readonly File[],
  { max, onProgress, signal }: ExpandOptions,
  openPdf = openOnDevice,
): Promise<Expanded> {
  const files: File[] = [];
  const problems: Problem[] = [];
  let count = 0;
  for (const file of chosen) {
    if (signal.aborted) break;
    if (!isPdf(file)) {
      count += 1;
      if (files.length < max) files.push(file);
      continue;
    }
    onProgress(`Opening ${file.name}`);
    const opened = await openPdf(file);
    if (!opened.ok) {
      const { code, message, fix } = opened.failure;
      problems.push({ code, message: `${file.name} was not opened`, fix: `${message} ${fix}` });
      continue;
    }
    const { pageCount, draw, close } = opened.value;
    const drawn = Math.min(pageCount, max - files.length);
    count += pageCount;
    if (pageCount === 0) {
      const fix = 'Choose another file.';
      problems.push({ code: 'no-pages', message: `${file.name} has no pages`, fix });
    }
    for (let page = 1; page <= drawn && !signal.aborted; page += 1) {
      onProgress(`Opening ${file.name}: page ${page} of ${drawn}`);
      const picture = await draw(page).catch(() => undefined);
      if (picture) {
        const extension = picture.type === 'image/jpeg' ? 'jpg' : 'png';
        const name = `${fileStem(file.name)}-page-${page}.${extension}`;
        files.push(new File([picture], name, { type: picture.type }));
      } else {
        problems.push({
          code: 'page',
          message: `Page ${page} of ${file.name} was left out`,
          fix: 'It can’t be drawn.',
        });
        count -= 1;
      }
    }
    close();
  }
  return { files, count, problems };
}
