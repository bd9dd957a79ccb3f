/** Options of the logo generator. */

export const logoIndustries = [
  'technology',
  'finance',
  'healthcare',
  'education',
  'food',
  'retail',
  'creative',
  'nonprofit',
] as const;
export type LogoIndustry = (typeof logoIndustries)[number];

export const logoTemplates = ['modern', 'minimalist', 'bold', 'vintage', 'tech'] as const;
export type LogoTemplate = (typeof logoTemplates)[number];
export const logoTemplateInitial: LogoTemplate = 'modern';

/** The colours to choose from; the first is selected initially. */
export const logoColours = [
  '#3A86FF',
  '#8338EC',
  '#FF006E',
  '#FB5607',
  '#FFBE0B',
  '#06A77D',
  '#14213D',
  '#9B2226',
] as const;
export type LogoColour = (typeof logoColours)[number];

/** The three layouts of a run: the mark alone, the name alone, and both. */
export const logoLayouts = ['icon', 'text', 'full'] as const;
export type LogoLayout = (typeof logoLayouts)[number];

/** Maximum length of a brand name, in characters. */
export const logoNameMaxCharacters = 60;
/** Maximum length of a brand description, in characters. */
export const logoDescriptionMaxCharacters = 500;
/** Maximum earlier runs in the logo history. */
export const logoHistoryLimit = 6;
/** Longer side of a PNG logo, in pixels. */
export const logoPngLongestSidePx = 2048;
