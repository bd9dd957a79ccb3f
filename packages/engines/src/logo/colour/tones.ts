import { contrast, isYellow, readableOn, toHex, toOklch } from './colour';

/** The backgrounds of logos. */
export const backgrounds = { light: '#ffffff', dark: '#12141a' } as const;
export type Background = keyof typeof backgrounds;

/** The colours of a logo on a background, by use. */
export interface Tones {
  background: string;
  /** Lettering and fine lines: almost black or white, slightly tinted with the first colour. */
  ink: string;
  /** The chosen colours for shapes on the background (contrast 3:1). */
  primary: string;
  secondary: string;
  accent: string;
  /** The second and the third colour if they were chosen, for shapes with another default colour. */
  second: string | undefined;
  third: string | undefined;
  /** The first colour for lettering (contrast 4.5:1). */
  lettering: string;
  /** The first colour for a field with content on it. */
  field: string;
  /** Content on that field (contrast at least 3:1). */
  onField: string;
  /** The second colour for a field, and content on it. */
  fieldB: string;
  onFieldB: string;
  /** A pale shade of the first colour, for shapes in the back. */
  tint: string;
  /** A deep shade of the first colour. */
  deep: string;
  /** The field in the shade; content on the field is readable on it too. */
  fold: string;
}

/** WCAG 2.2: graphics 3:1, text 4.5:1. */
const graphicContrast = 3;
const textContrast = 4.5;
/** A field only needs to differ from the background, because its content has its own contrast. */
const fieldContrast = 1.5;

/** The shades of a chosen colour for fields, shapes and lettering on a background. */
export const colourStepsOn = (background: Background, hex: string): string[] =>
  [fieldContrast, graphicContrast, textContrast].map((contrast) =>
    readableOn(backgrounds[background], hex, contrast),
  );

/** A default second colour: a neighbouring hue with a different lightness. */
function companion(hex: string): string {
  const { lightness, chroma, hue } = toOklch(hex);
  if (isYellow(hue)) return toHex({ lightness: 0.62, chroma: 0.19, hue: 42 });
  const lighter = lightness < 0.62;
  return toHex({
    lightness: lightness + (lighter ? 0.2 : -0.22),
    chroma: Math.min(chroma, 0.16),
    hue: hue + (lighter ? -22 : 22),
  });
}

function step(hex: string, lightness: number, chroma: number): string {
  const colour = toOklch(hex);
  return toHex({ ...colour, lightness, chroma: Math.min(colour.chroma, chroma) });
}

/** White if it is readable on the field, else dark ink. */
function standsOn(field: string): string {
  const dark = step(field, 0.2, 0.05);
  return contrast('#ffffff', field) >= graphicContrast ? '#ffffff' : dark;
}

/** The field darkened under white content, lightened under dark content. */
function foldOf(field: string): string {
  const colour = toOklch(field);
  const darker = standsOn(field) === '#ffffff';
  return toHex({ ...colour, lightness: colour.lightness + (darker ? -0.09 : 0.06) });
}

/** The tones of one to three chosen colours on a background. */
export function tonesOn(background: Background, colours: readonly string[]): Tones {
  const [first = '#3a86ff', second = companion(first), third = colours[1] ?? companion(second)] = colours;
  const paper = backgrounds[background];
  const shape = (hex: string) => readableOn(paper, hex, graphicContrast);
  const field = readableOn(paper, first, fieldContrast);
  const fieldB = readableOn(paper, second, fieldContrast);
  const isLight = background === 'light';
  return {
    background: paper,
    ink: step(first, isLight ? 0.24 : 0.965, isLight ? 0.06 : 0.012),
    primary: shape(first),
    secondary: shape(second),
    accent: shape(third),
    second: colours[1] && shape(second),
    third: colours[2] && shape(third),
    lettering: readableOn(paper, first, textContrast),
    field,
    onField: standsOn(field),
    fieldB,
    onFieldB: standsOn(fieldB),
    tint: step(first, isLight ? 0.9 : 0.36, 0.08),
    fold: foldOf(field),
    deep: isLight ? step(first, 0.36, 0.14) : step(first, 0.82, 0.1),
  };
}
