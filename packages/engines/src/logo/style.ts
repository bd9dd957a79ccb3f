import type { LogoTemplate } from '@verapix/domain';
import type { TypefaceId } from './text/typefaces';

/** How the name is set. */
export interface Face {
  typeface: TypefaceId;
  /** `own` keeps the typed case. */
  letterCase: 'own' | 'upper' | 'lower';
  /** Letter spacing in thousandths of an em. */
  tracking: number;
}

/** The typographic style of a template. */
export interface TemplateStyle {
  faces: readonly [Face, ...Face[]];
  /** The typeface of initials in a mark. */
  monogram: TypefaceId;
  /** Stroke width of icons on the grid of 24. */
  iconWeight: number;
  /** Probability that the mark is beside the name rather than above it, 0 to 1. */
  besideProbability: number;
}

export const styles: Record<LogoTemplate, TemplateStyle> = {
  modern: {
    faces: [
      { typeface: 'outfit', letterCase: 'own', tracking: -12 },
      { typeface: 'sora', letterCase: 'own', tracking: -28 },
      { typeface: 'outfit', letterCase: 'lower', tracking: -16 },
    ],
    monogram: 'outfit',
    iconWeight: 2.1,
    besideProbability: 0.7,
  },
  minimalist: {
    faces: [
      { typeface: 'jost', letterCase: 'upper', tracking: 240 },
      { typeface: 'cormorant', letterCase: 'own', tracking: 6 },
      { typeface: 'jost', letterCase: 'lower', tracking: 40 },
    ],
    monogram: 'cormorant',
    iconWeight: 1.25,
    besideProbability: 0.45,
  },
  bold: {
    faces: [
      { typeface: 'archivo-black', letterCase: 'own', tracking: -26 },
      { typeface: 'anton', letterCase: 'upper', tracking: 12 },
      { typeface: 'archivo-black', letterCase: 'upper', tracking: -18 },
    ],
    monogram: 'archivo-black',
    iconWeight: 2.7,
    besideProbability: 0.6,
  },
  vintage: {
    faces: [
      { typeface: 'abril', letterCase: 'own', tracking: 8 },
      { typeface: 'cinzel', letterCase: 'upper', tracking: 70 },
    ],
    monogram: 'abril',
    iconWeight: 1.7,
    besideProbability: 0.25,
  },
  tech: {
    faces: [
      { typeface: 'space-grotesk', letterCase: 'own', tracking: -22 },
      { typeface: 'chakra', letterCase: 'upper', tracking: 90 },
      { typeface: 'space-grotesk', letterCase: 'lower', tracking: -20 },
    ],
    monogram: 'chakra',
    iconWeight: 1.9,
    besideProbability: 0.75,
  },
};

/** Applies the case of a face to the name. */
export function cased(name: string, { letterCase }: Face): string {
  if (letterCase === 'upper') return name.toLocaleUpperCase('en');
  return letterCase === 'lower' ? name.toLocaleLowerCase('en') : name;
}

/** All typefaces of a template. */
export const typefacesOf = ({ faces, monogram }: TemplateStyle): TypefaceId[] => [
  ...new Set([...faces.map(({ typeface }) => typeface), monogram]),
];
