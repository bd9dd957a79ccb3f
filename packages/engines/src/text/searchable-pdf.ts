import { coverCanvas, encodeCanvas } from '../picture/pixels';
import type { ReadPicture } from './hocr';
import { groupWords } from './lines';
import { createCodes, fixed, glyphWidth, hex, lineOperators, widthOf } from './pdf-text';

/** The longer side of a page in points: that of A4. */
const longSidePt = 842;

const encoder = new TextEncoder();

/** A character as UTF-16 in hexadecimal. */
const utf16 = (character: string) =>
  Array.from({ length: character.length }, (_, at) => hex(character.charCodeAt(at), 4)).join('');

/** Maps the codes of a font to Unicode, for searching and copying. */
function toUnicode(characters: readonly string[]): string {
  const entries = characters.map((character, at) => `<${hex(at + 1, 2)}> <${utf16(character)}>`);
  // A block has at most 100 entries.
  const blocks = Array.from({ length: Math.ceil(entries.length / 100) }, (_, at) => {
    const block = entries.slice(at * 100, (at + 1) * 100);
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Words def
/CMapType 2 def
1 begincodespacerange
<00> <ff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

/** Writes numbered objects, with the table of their places at the end. */
function createPdfFile() {
  let parts: BlobPart[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Uint8Array<ArrayBuffer>) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  // The second line says that the file is binary.
  write('%PDF-1.7\n%');
  write(Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3, 0x0a));
  return {
    object(number: number, dictionary: string, stream?: string | Uint8Array<ArrayBuffer>) {
      offsets[number] = length;
      if (stream === undefined) return write(`${number} 0 obj\n${dictionary}\nendobj\n`);
      const bytes = typeof stream === 'string' ? encoder.encode(stream) : stream;
      write(`${number} 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\n`);
      write(bytes);
      write('\nendstream\nendobj\n');
    },
    /** Lets the browser move what is written to the disk. */
    flush() {
      parts = [new Blob(parts)];
    },
    end(root: number): Blob {
      const start = length;
      const count = offsets.length;
      const places = Array.from(
        { length: count - 1 },
        (_, at) => `${String(offsets[at + 1] ?? 0).padStart(10, '0')} 00000 n \n`,
      );
      write(`xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`);
      write(`trailer\n<< /Size ${count} /Root ${root} 0 R >>\nstartxref\n${start}\n%%EOF\n`);
      return new Blob(parts, { type: 'application/pdf' });
    },
  };
}

/** A page of a searchable PDF. */
export interface SearchablePage {
  picture: ReadPicture;
  /** The picture as seen, in the size of `picture`, with three channels. */
  jpeg: Uint8Array<ArrayBuffer>;
}

type Pages<Page> = Iterable<Page> | AsyncIterable<Page>;

const [catalog, tree, glyph, markGlyph, firstOfPages] = [1, 2, 3, 4, 5];

/** Writes the objects of a page, numbered from `first`. Returns the next number. */
function writePage(
  file: ReturnType<typeof createPdfFile>,
  { picture, jpeg }: SearchablePage,
  first: number,
): number {
  const { width, height } = picture;
  const scale = longSidePt / Math.max(width, height);
  const size = [width * scale, height * scale].map(fixed);
  const codes = createCodes();
  const text = groupWords(picture.words, 'line').flatMap((line) =>
    lineOperators(line, picture, scale, codes),
  );
  const content = `q ${size[0]} 0 0 ${size[1]} 0 0 cm /Picture Do Q\nBT 3 Tr\n${text.join('\n')}\nET`;
  const fonts = codes.fonts();
  const [page, contents, image, firstFont] = [first, first + 1, first + 2, first + 3];
  const fontRefs = fonts.map((_, at) => `/F${at} ${firstFont + 2 * at} 0 R`).join(' ');
  file.object(
    page,
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${size.join(' ')}] /Contents ${contents} 0 R ` +
      `/Resources << /XObject << /Picture ${image} 0 R >> /Font << ${fontRefs} >> >> >>`,
  );
  file.object(contents, '', content);
  file.object(
    image,
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
      '/BitsPerComponent 8 /Filter /DCTDecode',
    jpeg,
  );
  fonts.forEach((characters, at) => {
    const [font, map] = [firstFont + 2 * at, firstFont + 2 * at + 1];
    const names = characters.map((_, code) => `/c${code + 1}`);
    const widths = characters.map(widthOf);
    const glyphs = names.map((name, at) => `${name} ${widths[at] === 0 ? markGlyph : glyph} 0 R`);
    file.object(
      font,
      '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 500 1000] /FontMatrix [0.001 0 0 0.001 0 0] /Resources << >> ' +
        `/FirstChar 1 /LastChar ${characters.length} /Widths [${widths.join(' ')}] ` +
        `/CharProcs << ${glyphs.join(' ')} >> ` +
        `/Encoding << /Type /Encoding /Differences [1 ${names.join(' ')}] >> /ToUnicode ${map} 0 R >>`,
    );
    file.object(map, '', toUnicode(characters));
  });
  return firstFont + 2 * fonts.length;
}

/**
 * A PDF of read pictures: each is a page, with its words as invisible text over it, to search and copy. The text is in
 * Type 3 fonts without outlines: they need no font file, so every script works, and what a word says comes from the table
 * to Unicode. A page is written when it arrives, so that only one picture is in memory.
 */
export async function searchablePdf(pages: Pages<SearchablePage>): Promise<Blob> {
  const file = createPdfFile();
  const numbers: number[] = [];
  let next = firstOfPages;
  file.object(catalog, `<< /Type /Catalog /Pages ${tree} 0 R >>`);
  file.object(glyph, '', `${glyphWidth} 0 0 0 500 1000 d1`);
  file.object(markGlyph, '', '0 0 0 0 0 0 d1');
  for await (const page of pages) {
    numbers.push(next);
    next = writePage(file, page, next);
    file.flush();
  }
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  file.object(tree, `<< /Type /Pages /Kids [${kids}] /Count ${numbers.length} >>`);
  return file.end(catalog);
}

const jpegQuality = 0.9;

/** A picture file, and what was read in it. */
interface ReadFile {
  file: Blob;
  picture: ReadPicture;
}

/** The searchable PDF of picture files. Rejects if the browser can't decode one, or runs out of memory. */
export function createSearchablePdf(files: Pages<ReadFile>): Promise<Blob> {
  async function* encoded(): AsyncGenerator<SearchablePage> {
    for await (const { file, picture } of files) {
      const [canvas] = await coverCanvas(file, picture);
      const jpeg = await encodeCanvas(canvas, 'image/jpeg', jpegQuality);
      yield { picture, jpeg: new Uint8Array(await jpeg.arrayBuffer()) };
    }
  }
  return searchablePdf(encoded());
}
