import { contrast, isYellow, readableOn, toHex, toOklch } from './colour';

/** What a logo stands on. */
export const grounds = { light: '#ffffff', dark: '#12141a' } as const;
export type Ground = keyof typeof grounds;

/** The colours of one logo on one ground, by what they are for. */
export interface Tones {
  ground: string;
  /** Lettering and fine lines: almost black or white, with a breath of the first colour. */
  ink: string;
  /** The chosen colours, safe for shapes that stand alone (3:1 to the ground). */
  primary: string;
  secondary: string;
  accent: string;
  /** The second and the third colour where they were chosen, for what has another colour of its own otherwise. */
  second: string | undefined;
  third: string | undefined;
  /** The first colour as lettering (4.5:1 to the ground). */
  lettering: string;
  /** The first colour as a field that something stands on. */
  field: string;
  /** What stands on that field (at least 3:1 to it). */
  onField: string;
  /** The second colour as a field, and what stands on it. */
  fieldB: string;
  onFieldB: string;
  /** A pale step of the first colour, for what lies behind. */
  tint: string;
  /** A deep step of the first colour. */
  deep: string;
  /** The field where it lies in shade: what stands on the field can be read on it too. */
  fold: string;
}

/** WCAG 2.2: graphics 3:1, text 4.5:1. */
const graphicContrast = 3;
const textContrast = 4.5;
/** A field need only be told from its ground: what it carries is seen by itself. */
const fieldContrast = 1.5;

/** The steps of a chosen colour that its shapes, its lettering and its fields have on a ground. */
export const colourStepsOn = (ground: Ground, hex: string): string[] =>
  [fieldContrast, graphicContrast, textContrast].map((least) => readableOn(grounds[ground], hex, least));

/** A companion to a colour that nobody chose one for: its neighbour, told apart by lightness too. */
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

/** White where it can be read on the field, else the deep ink. */
function standsOn(field: string): string {
  const dark = step(field, 0.2, 0.05);
  return contrast('#ffffff', field) >= graphicContrast ? '#ffffff' : dark;
}

/** A step of shade under white, of light under ink. */
function foldOf(field: string): string {
  const colour = toOklch(field);
  const darker = standsOn(field) === '#ffffff';
  return toHex({ ...colour, lightness: colour.lightness + (darker ? -0.09 : 0.06) });
}

/** The chosen colours, one to three of them, made to work on a ground. */
export function tonesOn(ground: Ground, colours: readonly string[]): Tones {
  const [first = '#3a86ff', second = companion(first), third = colours[1] ?? companion(second)] = colours;
  const paper = grounds[ground];
  const shape = (hex: string) => readableOn(paper, hex, graphicContrast);
  const field = readableOn(paper, first, fieldContrast);
  const fieldB = readableOn(paper, second, fieldContrast);
  const isLight = ground === 'light';
  return {
    ground: paper,
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
