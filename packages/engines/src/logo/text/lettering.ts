import { bidi } from '../../bidi';
import { boxOf, mapPath, type Path, translation } from '../geometry/path';
import { type LetterFace, openFace } from './letter-face';
import {
  type FontFileId,
  fallbacksFor,
  isJapanese,
  isShapedFile,
  type LoadFont,
  numberedFile,
  type TypefaceId,
} from './typefaces';

/** Whether the base direction of a text is right to left, by its first letter. */
export const isRightToLeft = (text: string): boolean =>
  bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1;

/** A part of a text in one direction. */
interface DirectedRun {
  text: string;
  /** Index of its first character in the whole text. */
  at: number;
  rtl: boolean;
}

/** The runs of a line from the left to the right. */
function visualRuns(text: string): DirectedRun[] {
  const embedding = bidi.getEmbeddingLevels(text);
  const runs: { from: number; to: number; level: number }[] = [];
  for (const at of bidi.getReorderedIndices(text, embedding)) {
    const level = embedding.levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level && (at === last.to || at === last.from - 1)) {
      last.from = Math.min(last.from, at);
      last.to = Math.max(last.to, at + 1);
    } else runs.push({ from: at, to: at + 1, level });
  }
  return runs.map(({ from, to, level }) => ({ text: text.slice(from, to), at: from, rtl: level % 2 === 1 }));
}

/** An outline on a line; the baseline is at y = 0. */
interface SetGlyph {
  path: Path;
  /** Index of its first letter among the letters of the line, in reading order, without spaces. */
  letter: number;
}

/** A line of lettering, 100 units per em. */
export interface SetLine {
  glyphs: readonly SetGlyph[];
  /** The letters of the line, without spaces. */
  letters: number;
  /** Height of capitals. */
  capHeight: number;
  /** Width from the origin of the first letter to the end of the last. */
  advance: number;
  /** Whether letters are joined or stacked, and reach far below the baseline. */
  isShaped: boolean;
}

export interface Lettering {
  /** Sets a line; `tracking` in thousandths of an em. Characters without a glyph are omitted. */
  setLine: (text: string, typeface: TypefaceId, tracking?: number) => SetLine;
  /** Characters of the text for which no typeface has a glyph. */
  missing: readonly string[];
}

/** Invisible characters, which need no glyph. */
const invisible = /[\p{Cc}\p{Cf}\p{Mn}\p{Zs}]/u;

interface OpenFaces {
  faces: Map<FontFileId, LetterFace>;
  /** Font files that may contain a character, the typeface's own first. */
  stackOf: (typeface: TypefaceId, character: string) => FontFileId[];
}

/** The face that contains a character. */
function faceFor(
  { faces, stackOf }: OpenFaces,
  typeface: TypefaceId,
  character: string,
): LetterFace | undefined {
  return stackOf(typeface, character)
    .map((id) => faces.get(id))
    .find((face) => face?.has(character));
}

interface Piece {
  face: LetterFace;
  text: string;
  at: number;
}

/** Splits a run where the font changes. Combining marks and joiners stay with their letter. */
function piecesOf({ text, at }: DirectedRun, find: (character: string) => LetterFace | undefined): Piece[] {
  const pieces: Piece[] = [];
  let index = at;
  for (const character of text) {
    const last = pieces.at(-1);
    const stays = last && invisible.test(character) && (last.face.isShaped || last.face.has(character));
    const face = stays ? last.face : find(character);
    if (last && face === last.face && last.at + last.text.length === index) last.text += character;
    else if (face) pieces.push({ face, text: character, at: index });
    index += character.length;
  }
  return pieces;
}

function createLettering(open: OpenFaces, missing: readonly string[]): Lettering {
  const capHeights = new Map<TypefaceId, number>();
  const capHeightOf = (typeface: TypefaceId) => {
    const known = capHeights.get(typeface);
    if (known !== undefined) return known;
    const capital = faceFor(open, typeface, 'H')?.setRun('H', false, 0).glyphs[0];
    const height = capital ? -boxOf(capital.path).top : 70;
    capHeights.set(typeface, height);
    return height;
  };
  return {
    missing,
    setLine(text, typeface, tracking = 0) {
      const space = tracking / 10;
      const pieces = visualRuns(text).flatMap((run) => {
        const inRun = piecesOf(run, (character) => faceFor(open, typeface, character));
        return (run.rtl ? inRun.reverse() : inRun).map((piece) => ({ ...piece, rtl: run.rtl }));
      });
      const lettersBefore = (at: number) => [...text.slice(0, at).replace(/\s/gu, '')].length;
      let pen = 0;
      const glyphs = pieces.flatMap((piece, index) => {
        const run = piece.face.setRun(piece.text, piece.rtl, space);
        const x = pen + (index > 0 ? space : 0);
        pen = x + run.advance;
        return run.glyphs.map(({ path, at }) => ({
          path: mapPath(path, translation(x, 0)),
          letter: lettersBefore(piece.at + at),
        }));
      });
      return {
        glyphs: glyphs.filter(({ path }) => path.length > 0),
        letters: lettersBefore(text.length),
        capHeight: capHeightOf(typeface),
        advance: pen,
        isShaped: pieces.some(({ face }) => face.isShaped),
      };
    },
  };
}

/** All letters of a line as one path. */
export const joinedPath = ({ glyphs }: SetLine): Path => glyphs.flatMap(({ path }) => path);

/** Opens a font file. The code that shapes is loaded with the first that needs it. */
async function open(id: FontFileId, load: LoadFont): Promise<LetterFace> {
  if (!isShapedFile(id)) return openFace(await load(id));
  const [{ openShapedFace }, file] = await Promise.all([import('./shaped-face'), load(id)]);
  return openShapedFace(file);
}

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
  const faces = new Map<FontFileId, LetterFace>();
  const openFile = async (id: FontFileId) => {
    if (!faces.has(id)) faces.set(id, await open(id, load));
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
  const all = { faces, stackOf };
  await Promise.all(typefaces.map(openFile));
  const needed = [...new Set(text + text.toUpperCase() + text.toLowerCase())];
  for (const character of needed)
    for (const typeface of typefaces)
      for (const id of stackOf(typeface, character))
        if (!faceFor(all, typeface, character)) await openFile(id);
  const first = typefaces[0];
  const isMissing = (character: string) =>
    !invisible.test(character) && first !== undefined && !faceFor(all, first, character);
  return createLettering(all, [...new Set(text)].filter(isMissing));
}
