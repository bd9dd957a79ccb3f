import { expect, it } from 'vitest';
import { pageTurns, type TextWord } from './contract';
import { hocrOf, type ReadPicture } from './hocr';
import { searchablePdf } from './searchable-pdf';

const word = (text: string, x: number, line = 0): TextWord => ({
  text,
  confidence: 87.6,
  box: { x, y: 20 + 40 * line, width: 60, height: 20 },
  line,
  paragraph: line,
});

const pictureOf = (words: readonly TextWord[], changes: Partial<ReadPicture> = {}): ReadPicture => ({
  name: 'page.png',
  width: 842,
  height: 400,
  words,
  turn: 0,
  languages: ['eng', 'ara'],
  ...changes,
});

/** The picture's bytes are not looked at: these would break a file that were written as text. */
const jpeg = Uint8Array.of(0xff, 0xd8, 0x00, 0x80, 0xff, 0xd9);

const latin1 = new TextDecoder('latin1');

async function pdfOf(picture: ReadPicture): Promise<string> {
  return latin1.decode(await (await searchablePdf([{ picture, jpeg }])).arrayBuffer());
}

/** The words of a PDF, by its tables to Unicode, as a reader decodes them. */
function textsOf(pdf: string): string[] {
  const maps = [...pdf.matchAll(/begincmap.*?endcmap/gs)].map(
    ([map]) =>
      new Map(
        [...map.matchAll(/^<(\w\w)> <(\w+)>$/gm)].map(([, code = '', unicode = '']) => [code, unicode]),
      ),
  );
  const lines = /BT 3 Tr\n(.*?)\nET/s.exec(pdf)?.[1]?.split('\n') ?? [];
  return lines.map((line) => {
    const units = [...line.matchAll(/\/F(\d+) [\d.]+ Tf <(\w+)>/g)].flatMap(([, font, codes = '']) =>
      [...codes.matchAll(/../g)].flatMap(
        ([code]) => maps[Number(font)]?.get(code)?.match(/.{4}/g) ?? ['fffd'],
      ),
    );
    return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))).trim();
  });
}

it('has the words of any script, over the picture', async () => {
  const many = Array.from({ length: 600 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
  const texts = ['Größe', '(a)\\', 'λιμάνι', '港は夏', '𝒳', many];
  const pdf = await pdfOf(pictureOf(texts.map((text, at) => word(text, 20 * at))));
  expect(textsOf(pdf)).toEqual(texts);
  expect(pdf).toContain(latin1.decode(jpeg));
});

it('names no program, author, date or identifier', async () => {
  const pdf = await pdfOf(pictureOf([word('One', 20)]));
  expect(pdf).not.toMatch(/\/(Info|Producer|Creator|Author|CreationDate|ModDate|Metadata|ID)\b/);
});

it('has each object where its table says', async () => {
  const pdf = await pdfOf(pictureOf([word('One', 20), word('two', 90)]));
  const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(pdf) ?? [];
  expect(pdf.slice(Number(start))).toMatch(/^xref\n0 \d+\n/);
  const offsets = [...pdf.slice(Number(start)).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
  expect(offsets.length).toBeGreaterThan(6);
  offsets.forEach((offset, at) => {
    expect(pdf.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj\\n`));
  });
  for (const [, length, stream = ''] of pdf.matchAll(/\/Length (\d+) >>\nstream\n(.*?)\nendstream/gs))
    expect(stream.length).toBe(Number(length));
});

it.each(pageTurns)('writes a word in the direction of a page at %i°', async (turn) => {
  const pdf = await pdfOf(pictureOf([word('Word', 100)], { turn }));
  const [a, b, , , x, y] = (/^(.*) Tm /m.exec(pdf)?.[1] ?? '').split(' ').map(Number);
  expect([a, b, x, y].map((value) => Math.round(value ?? 0) + 0)).toEqual(
    { 0: [1, 0, 100, 360], 90: [0, -1, 100, 380], 180: [-1, 0, 160, 380], 270: [0, 1, 160, 360] }[turn],
  );
});

it('writes a valid file without words', async () => {
  expect(textsOf(await pdfOf(pictureOf([])))).toEqual(['']);
});

it('writes hOCR with places and confidence, and escapes what is read', () => {
  const hocr = hocrOf(
    [pictureOf([word('<b>&', 20), word('"two"', 90), word('three', 20, 1)], { turn: 90 })],
    'page.png',
  );
  expect(hocr).toContain(
    '<span class="ocrx_word" title="bbox 20 20 80 40; x_wconf 88">&lt;b&gt;&amp;</span>',
  );
  expect(hocr).toContain('title="bbox 20 20 150 40; textangle 270"');
  expect(hocr.match(/class="ocr_line"/g)).toHaveLength(2);
  expect(hocr).toContain('&quot;two&quot;');
  const name = 'a"><script>.png';
  expect(hocrOf([pictureOf([], { name })], name)).not.toContain('<script>');
});

it('writes several pages, each with its picture and its own fonts', async () => {
  const pages = ['First', 'Second'].map((text) => ({ picture: pictureOf([word(text, 20)]), jpeg }));
  const pdf = latin1.decode(await (await searchablePdf(pages)).arrayBuffer());
  const [, kids = ''] = /\/Kids \[(.*?)\] \/Count 2/.exec(pdf) ?? [];
  const texts = [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => {
    const at = pdf.indexOf(`\n${number} 0 obj\n`);
    const end = pdf.indexOf('/Type /Page /', at + 40);
    return textsOf(pdf.slice(at, end < 0 ? undefined : end));
  });
  expect(texts).toEqual([['First'], ['Second']]);
  const hocr = hocrOf(
    pages.map(({ picture }) => picture),
    'Letter',
  );
  expect([...hocr.matchAll(/ppageno (\d)/g)].map(([, number]) => number)).toEqual(['0', '1']);
});
