import { fileStem } from '@verapix/domain';
import { openPdf as openOnDevice } from '@verapix/engines/pdf';
import type { Problem } from '@verapix/machines';
import type { Expanded, ExpandOptions } from '../batch/batch-tool';
import { isPdf } from './text-options';

/** Puts the pages of PDFs in the place of the PDFs, each as a PNG. A PDF that can't be opened is left out, and named. */
export async function pagesOfPdfs(
  chosen: readonly File[],
  { max, onProgress }: ExpandOptions,
  openPdf = openOnDevice,
): Promise<Expanded> {
  const files: File[] = [];
  const problems: Problem[] = [];
  let count = 0;
  for (const file of chosen) {
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
    for (let page = 1; page <= drawn; page += 1) {
      onProgress(`Opening ${file.name}: page ${page} of ${drawn}`);
      const png = await draw(page).catch(() => undefined);
      if (png) files.push(new File([png], `${fileStem(file.name)}-page-${page}.png`, { type: 'image/png' }));
      else {
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
