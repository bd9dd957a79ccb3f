import type { LogoTemplate } from '@verapix/facts';
import type { TypefaceId } from './text/typefaces';

/** How a name is written in a typeface. */
export interface Face {
  typeface: TypefaceId;
  /** `own` leaves it as it was typed. */
  letterCase: 'own' | 'upper' | 'lower';
  /** Thousandths of an em between letters. */
  tracking: number;
}

/** What makes a template look the way it does. */
export interface TemplateStyle {
  faces: readonly [Face, ...Face[]];
  /** For one or two letters in a mark. */
  monogram: TypefaceId;
  /** Width of an icon's lines on its grid of 24. */
  iconWeight: number;
  /** How often the mark stands beside the name and not above it, 0 to 1. */
  besideShare: number;
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
    besideShare: 0.7,
  },
  minimalist: {
    faces: [
      { typeface: 'jost', letterCase: 'upper', tracking: 240 },
      { typeface: 'cormorant', letterCase: 'own', tracking: 6 },
      { typeface: 'jost', letterCase: 'lower', tracking: 40 },
    ],
    monogram: 'cormorant',
    iconWeight: 1.25,
    besideShare: 0.45,
  },
  bold: {
    faces: [
      { typeface: 'archivo-black', letterCase: 'own', tracking: -26 },
      { typeface: 'anton', letterCase: 'upper', tracking: 12 },
      { typeface: 'archivo-black', letterCase: 'upper', tracking: -18 },
    ],
    monogram: 'archivo-black',
    iconWeight: 2.7,
    besideShare: 0.6,
  },
  vintage: {
    faces: [
      { typeface: 'abril', letterCase: 'own', tracking: 8 },
      { typeface: 'cinzel', letterCase: 'upper', tracking: 70 },
    ],
    monogram: 'abril',
    iconWeight: 1.7,
    besideShare: 0.25,
  },
  tech: {
    faces: [
      { typeface: 'space-grotesk', letterCase: 'own', tracking: -22 },
      { typeface: 'chakra', letterCase: 'upper', tracking: 90 },
      { typeface: 'space-grotesk', letterCase: 'lower', tracking: -20 },
    ],
    monogram: 'chakra',
    iconWeight: 1.9,
    besideShare: 0.75,
  },
};

/** The name in the case of its face. */
export function cased(name: string, { letterCase }: Face): string {
  if (letterCase === 'upper') return name.toLocaleUpperCase('en');
  return letterCase === 'lower' ? name.toLocaleLowerCase('en') : name;
}

/** Every typeface a template may need. */
export const typefacesOf = ({ faces, monogram }: TemplateStyle): TypefaceId[] => [
  ...new Set([...faces.map(({ typeface }) => typeface), monogram]),
];
