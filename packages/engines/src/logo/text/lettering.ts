import { type Font, type Path as FontPath, type Glyph, parse } from 'opentype.js/dist/opentype.mjs';
import { boxOf, type Command, type Path, quadratic } from '../geometry/path';
import {
  type FontFileId,
  fallbacksFor,
  isJapanese,
  type LoadFont,
  numberedFile,
  type TypefaceId,
} from './typefaces';

const rightToLeft = /\p{Script=Hebrew}|\p{Script=Arabic}/u;
const strong = /[\p{L}\p{N}]/u;

/** A run of text in one direction. */
interface DirectedRun {
  text: string;
  rtl: boolean;
}

/** Whether the base direction of a text is right to left, by its first letter. */
export function isRightToLeft(text: string): boolean {
  const first = text.match(/\p{L}/u)?.[0];
  return first !== undefined && rightToLeft.test(first);
}

/** The direction of each character; neutral ones take that of their neighbours if these agree, else the base one. */
function directions(characters: readonly string[], base: boolean): boolean[] {
  const own = characters.map((character) =>
    rightToLeft.test(character) ? true : strong.test(character) ? false : undefined,
  );
  return own.map((direction, index) => {
    if (direction !== undefined) return direction;
    const before = own.slice(0, index).findLast((value) => value !== undefined) ?? base;
    const after = own.slice(index + 1).find((value) => value !== undefined) ?? base;
    return before === after ? before : base;
  });
}

/** The runs of a line in visual order, from the left. Numbers run from left to right. */
function visualRuns(text: string): DirectedRun[] {
  const characters = [...text];
  const base = isRightToLeft(text);
  const rtl = directions(characters, base);
  const runs: DirectedRun[] = [];
  characters.forEach((character, index) => {
    const last = runs.at(-1);
    const direction = rtl[index] ?? base;
    if (last?.rtl === direction) last.text += character;
    else runs.push({ text: character, rtl: direction });
  });
  return base ? runs.reverse() : runs;
}

/** The outline of a letter; the baseline is at y = 0. */
interface SetGlyph {
  path: Path;
  character: string;
  x: number;
}

/** A line of lettering, 100 units per em. */
export interface SetLine {
  glyphs: readonly SetGlyph[];
  /** Height of capitals. */
  capHeight: number;
  /** Width from the origin of the first letter to the end of the last. */
  advance: number;
}

export interface Lettering {
  /** Sets a line; `tracking` in thousandths of an em. Characters without a glyph are omitted. */
  setLine: (text: string, typeface: TypefaceId, tracking?: number) => SetLine;
  /** Characters of the text for which no typeface has a glyph. */
  missing: readonly string[];
}

const size = 100;

/** Invisible characters, which need no glyph. */
const invisible = /[\p{Cc}\p{Cf}\p{Mn}\p{Zs}]/u;

interface OpenFonts {
  fonts: Map<FontFileId, Font>;
  /** Font files that may contain a character, the typeface's own first. */
  stackOf: (typeface: TypefaceId, character: string) => FontFileId[];
}

/** The font that contains a character. */
function fontFor({ fonts, stackOf }: OpenFonts, typeface: TypefaceId, character: string): Font | undefined {
  return stackOf(typeface, character)
    .map((id) => fonts.get(id))
    .find((font) => font?.hasChar(character));
}

function outline(path: FontPath): Path {
  let [x, y] = [0, 0];
  return path.commands.map((command): Command => {
    if (command.type === 'Z') return ['Z'];
    const from = [x, y] as const;
    [x, y] = [command.x, command.y];
    if (command.type === 'C') return ['C', command.x1, command.y1, command.x2, command.y2, x, y];
    if (command.type === 'Q') return quadratic(from[0], from[1], command.x1, command.y1, x, y);
    return [command.type, x, y];
  });
}

interface Piece {
  font: Font;
  text: string;
}

/** Splits a run where the font changes. Combining marks stay with their letter. */
function piecesOf(text: string, find: (character: string) => Font | undefined): Piece[] {
  const pieces: Piece[] = [];
  for (const character of text) {
    const last = pieces.at(-1);
    const font = last?.font.hasChar(character) && invisible.test(character) ? last.font : find(character);
    if (!font) continue;
    if (last?.font === font) last.text += character;
    else pieces.push({ font, text: character });
  }
  return pieces;
}

interface Placeable {
  glyph: Glyph;
  font: Font;
  character: string;
}

/** Glyphs of the characters one by one, without ligatures. No fallback font has a script with joined letters. */
function glyphsOf({ font, text }: Piece, rtl: boolean): Placeable[] {
  const placeable = [...text].map((character) => ({ glyph: font.charToGlyph(character), font, character }));
  return rtl ? placeable.reverse() : placeable;
}

function lineOf(placeables: readonly Placeable[], tracking: number) {
  let pen = 0;
  const glyphs = placeables.map(({ glyph, font, character }, index): SetGlyph => {
    const scale = size / font.unitsPerEm;
    const before = placeables[index - 1];
    if (before?.font === font) pen += font.getKerningValue(before.glyph, glyph) * scale;
    const x = pen;
    pen += (glyph.advanceWidth ?? 0) * scale + (tracking / 1000) * size;
    return { path: outline(glyph.getPath(x, 0, size)), character, x };
  });
  return { glyphs: glyphs.filter(({ path }) => path.length > 0), advance: pen - (tracking / 1000) * size };
}

function createLettering(open: OpenFonts, missing: readonly string[]): Lettering {
  const capHeights = new Map<TypefaceId, number>();
  const capHeightOf = (typeface: TypefaceId) => {
    const known = capHeights.get(typeface);
    if (known !== undefined) return known;
    const font = fontFor(open, typeface, 'H');
    const height = font ? -boxOf(outline(font.charToGlyph('H').getPath(0, 0, size))).top : 70;
    capHeights.set(typeface, height);
    return height;
  };
  return {
    missing,
    setLine(text, typeface, tracking = 0) {
      const find = (character: string) => fontFor(open, typeface, character);
      const placeables = visualRuns(text).flatMap(({ text: run, rtl }) => {
        const pieces = piecesOf(run, find);
        return (rtl ? pieces.reverse() : pieces).flatMap((piece) => glyphsOf(piece, rtl));
      });
      return { ...lineOf(placeables, tracking), capHeight: capHeightOf(typeface) };
    },
  };
}

/** All letters of a line as one path. */
export const joinedPath = ({ glyphs }: SetLine): Path => glyphs.flatMap(({ path }) => path);

interface OpenLetteringOptions {
  /** The characters that may be set, in any case. */
  text: string;
  typefaces: readonly TypefaceId[];
  load: LoadFont;
  /** The Unicode ranges of the numbered Japanese font files. */
  japanese: Readonly<Record<string, string>>;
}

/** Loads the font files of the typefaces that the text needs. */
export async function openLettering(options: OpenLetteringOptions): Promise<Lettering> {
  const { text, typefaces, load, japanese } = options;
  const fonts = new Map<FontFileId, Font>();
  const open = async (id: FontFileId) => {
    if (!fonts.has(id)) fonts.set(id, parse(await load(id)));
  };
  const japaneseFile = (character: string): FontFileId[] => {
    const file = isJapanese(character) ? numberedFile(character, japanese) : undefined;
    return file === undefined ? [] : [`noto-jp-${file}`];
  };
  const stackOf = (typeface: TypefaceId, character: string): FontFileId[] => [
    typeface,
    ...(/\p{Script=Latin}|\p{Sc}/u.test(character) ? [`${typeface}-ext` as const] : []),
    ...fallbacksFor(character),
    ...japaneseFile(character),
  ];
  const all = { fonts, stackOf };
  await Promise.all(typefaces.map(open));
  const needed = [...new Set(text + text.toUpperCase() + text.toLowerCase())];
  for (const character of needed)
    for (const typeface of typefaces)
      for (const id of stackOf(typeface, character)) if (!fontFor(all, typeface, character)) await open(id);
  const first = typefaces[0];
  const isMissing = (character: string) =>
    !invisible.test(character) && first !== undefined && !fontFor(all, first, character);
  return createLettering(all, [...new Set(text)].filter(isMissing));
}
