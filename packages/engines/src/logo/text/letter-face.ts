import { type Font, type Path as FontPath, parse } from 'opentype.js/dist/opentype.mjs';
import { bidi } from '../../bidi';
import { type Command, type Path, quadratic } from '../geometry/path';

/** Units per em of lettering. */
export const unitsPerEm = 100;

/** An outline on a line; the baseline is at y = 0. */
export interface FaceGlyph {
  path: Path;
  /** Index of its first character in the text, in UTF-16 units. */
  at: number;
}

/** Glyphs from the left to the right. */
interface SetRun {
  glyphs: readonly FaceGlyph[];
  /** Width from the origin of the first glyph to that of what follows, without tracking. */
  advance: number;
}

/** The letters of one font file. */
export interface LetterFace {
  has: (character: string) => boolean;
  /** Whether letters are joined, combined or stacked, so that they cannot be taken one by one. */
  isShaped: boolean;
  /** Sets a text of one direction from x = 0. `tracking` is the space between letters, in units. */
  setRun: (text: string, isRightToLeft: boolean, tracking: number) => SetRun;
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

interface Letter {
  character: string;
  at: number;
}

function lettersOf(text: string): Letter[] {
  let at = 0;
  return [...text].map((character) => {
    const letter = { character, at };
    at += character.length;
    return letter;
  });
}

/** Sets letters one by one, with kerning and without ligatures. */
function setLetters(font: Font, letters: readonly Letter[], tracking: number): SetRun {
  const scale = unitsPerEm / font.unitsPerEm;
  let pen = 0;
  let before: ReturnType<Font['charToGlyph']> | undefined;
  const glyphs = letters.map(({ character, at }): FaceGlyph => {
    const glyph = font.charToGlyph(character);
    if (before) pen += font.getKerningValue(before, glyph) * scale + tracking;
    before = glyph;
    const path = outline(glyph.getPath(pen, 0, unitsPerEm));
    pen += (glyph.advanceWidth ?? 0) * scale;
    return { path, at };
  });
  return { glyphs, advance: pen };
}

/** Opens a font file whose letters can be taken one by one, as WOFF. Throws if it is none. */
export function openFace(file: ArrayBuffer): LetterFace {
  const font = parse(file);
  return {
    has: (character) => font.hasChar(character),
    isShaped: false,
    setRun(text, isRightToLeft, tracking) {
      const letters = lettersOf(text);
      if (!isRightToLeft) return setLetters(font, letters, tracking);
      const mirrored = letters.map(({ character, at }) => ({
        character: bidi.getMirroredCharacter(character) ?? character,
        at,
      }));
      return setLetters(font, mirrored.reverse(), tracking);
    },
  };
}
