import { Blob as FontBlob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs';
import { type Command, type Path, quadratic } from '../geometry/path';
import { type FaceGlyph, type LetterFace, unitsPerEm } from './letter-face';

/** The scripts whose letters are joined by a stroke, which tracking would tear. */
const joined = /[\p{scx=Arabic}\p{scx=Devanagari}\p{scx=Bengali}]/u;

/** The outline of a glyph with its origin at a point. */
function outlineAt(font: Font, glyph: number, scale: number, x: number, y: number): Path {
  let [px, py] = [0, 0];
  return font.glyphToJson(glyph).map(({ type, values }): Command => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.map((value, index) =>
      index % 2 === 0 ? x + value * scale : y - value * scale,
    );
    const from = [px, py] as const;
    if (type === 'Z') return ['Z'];
    if (type === 'C') {
      [px, py] = [e, f];
      return ['C', a, b, c, d, e, f];
    }
    if (type === 'Q') {
      [px, py] = [c, d];
      return quadratic(from[0], from[1], a, b, c, d);
    }
    [px, py] = [a, b];
    return [type === 'M' ? 'M' : 'L', a, b];
  });
}

/**
 * Opens a font file of a script that needs shaping, as TrueType, with HarfBuzz: it joins letters, forms ligatures and
 * conjuncts, and places marks. It is loaded with the first name in such a script.
 */
export function openShapedFace(file: ArrayBuffer): LetterFace {
  const face = new Face(new FontBlob(file));
  const font = new Font(face);
  const scale = unitsPerEm / face.upem;
  return {
    has: (character) => font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined,
    isShaped: true,
    setRun(text, isRightToLeft, tracking) {
      const buffer = new Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
      shape(font, buffer);
      const space = joined.test(text) ? 0 : tracking;
      let pen = 0;
      let cluster: number | undefined;
      const glyphs = buffer.getGlyphInfosAndPositions().map((glyph): FaceGlyph => {
        if (cluster !== undefined && cluster !== glyph.cluster) pen += space;
        cluster = glyph.cluster;
        const x = pen + (glyph.xOffset ?? 0) * scale;
        const path = outlineAt(font, glyph.codepoint, scale, x, -(glyph.yOffset ?? 0) * scale);
        pen += (glyph.xAdvance ?? 0) * scale;
        return { path, at: glyph.cluster };
      });
      return { glyphs, advance: pen };
    },
  };
}
