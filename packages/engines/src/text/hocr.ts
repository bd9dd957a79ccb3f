import { directionOf } from '../bidi';
import type { PageTurn, TextWord, WordBox } from './contract';
import { groupWords, lineDirection } from './lines';
import type { TextLanguage } from './text-languages';

/** A read picture, as the files made from it need it. */
export interface ReadPicture {
  name: string;
  width: number;
  height: number;
  words: readonly TextWord[];
  turn: PageTurn;
  languages: readonly TextLanguage[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML does not allow at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escapeXml = (text: string) =>
  text.replace(forbidden, '').replace(/[&<>"]/g, (character) => escapes[character] ?? character);

function bboxOf(boxes: readonly WordBox[]): string {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return `bbox ${[left, top, right, bottom].map(Math.round).join(' ')}`;
}

const boxesOf = (words: readonly TextWord[]) => bboxOf(words.map(({ box }) => box));

function pageOf({ name, width, height, words, turn }: ReadPicture, number: number): string {
  // hOCR counts counterclockwise.
  const angle = turn === 0 ? '' : `; textangle ${360 - turn}`;
  const paragraphs = groupWords(words, 'paragraph').map((paragraph) => {
    const lines = groupWords(paragraph, 'line').map((line) => {
      const spans = line.map(
        ({ text, confidence, box }) =>
          `<span class="ocrx_word" title="${bboxOf([box])}; x_wconf ${Math.round(confidence)}">${escapeXml(text)}</span>`,
      );
      return `   <span class="ocr_line" dir="${lineDirection(line, turn, { width, height })}" title="${boxesOf(line)}${angle}">${spans.join(' ')}</span>`;
    });
    return `  <p class="ocr_par" dir="${directionOf(paragraph)}" title="${boxesOf(paragraph)}">\n${lines.join('\n')}\n  </p>`;
  });
  return ` <div class="ocr_page" title="image &quot;${escapeXml(name.replaceAll('"', ''))}&quot;; bbox 0 0 ${width} ${height}; ppageno ${number}">
${paragraphs.join('\n')}
 </div>`;
}

/** The words of pictures with their places as hOCR 1.2, an XHTML file. Boxes are in pixels of their picture. */
export function hocrOf(pages: readonly ReadPicture[], title: string): string {
  const languages = new Set(pages.flatMap((page) => page.languages));
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml">
<head>
 <title>${escapeXml(title)}</title>
 <meta http-equiv="Content-Type" content="text/html;charset=utf-8" />
 <meta name="ocr-system" content="tesseract" />
 <meta name="ocr-capabilities" content="ocr_page ocr_par ocr_line ocrx_word" />
 <meta name="ocr-langs" content="${[...languages].join(' ')}" />
</head>
<body>
${pages.map(pageOf).join('\n')}
</body>
</html>
`;
}
