import type { PictureSource } from '@verapix/engines';
import { createSearchablePdf, hocrOf, type ReadPicture, type TextOutput } from '@verapix/engines/text';
import type { BatchDocument, DocumentPage } from '../../batch/batch-tool';
import * as messages from '@verapix/messages/tool-image-to-text';

/** What is kept of a page that was read, besides its text file. */
type ReadPage = Pick<TextOutput, 'text' | 'words' | 'turn' | 'languages'>;

export const detailsOf = ({ text, words, turn, languages }: TextOutput): ReadPage => ({
  text,
  words,
  turn,
  languages,
});

type Page = DocumentPage<PictureSource>;

function pictureOf({ name, source: { width, height }, details }: Page): ReadPicture {
  const { words, turn, languages } = details as ReadPage;
  return { name, width, height, words, turn, languages };
}

async function pagesOf<Value>(pages: AsyncIterable<Page>, of: (page: Page) => Value): Promise<Value[]> {
  const all: Value[] = [];
  for await (const page of pages) all.push(of(page));
  return all;
}

/** What the pages of a batch can be saved as together. */
export const documents: readonly BatchDocument<PictureSource>[] = [
  {
    label: messages.searchablePdf,
    fileName: 'pages.pdf',
    make: (pages) => {
      async function* files() {
        for await (const page of pages) yield { file: page.source.file, picture: pictureOf(page) };
      }
      return createSearchablePdf(files());
    },
  },
  {
    label: messages.text,
    fileName: 'pages.txt',
    make: async (pages) => {
      const texts = await pagesOf(pages, ({ details }) => (details as ReadPage).text);
      const text = texts.filter((each) => each !== '').join('\n\n');
      return new Blob([text, '\n'], { type: 'text/plain;charset=utf-8' });
    },
  },
  {
    label: 'hOCR',
    fileName: 'pages.hocr',
    make: async (pages) =>
      new Blob([hocrOf(await pagesOf(pages, pictureOf), messages.pages)], {
        type: 'text/html;charset=utf-8',
      }),
  },
];
