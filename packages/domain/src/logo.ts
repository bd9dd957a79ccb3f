/** Options of the logo generator. */

export const logoIndustries = [
  { id: 'technology', label: 'Technology' },
  { id: 'finance', label: 'Finance' },
  { id: 'healthcare', label: 'Healthcare' },
  { id: 'education', label: 'Education' },
  { id: 'food', label: 'Food' },
  { id: 'retail', label: 'Retail' },
  { id: 'creative', label: 'Creative' },
  { id: 'nonprofit', label: 'Nonprofit' },
] as const;
export type LogoIndustry = (typeof logoIndustries)[number]['id'];

export const logoTemplates = [
  { id: 'modern', label: 'Modern', description: 'Geometric and friendly' },
  { id: 'minimalist', label: 'Minimalist', description: 'Thin lines, much air' },
  { id: 'bold', label: 'Bold', description: 'Heavy and loud' },
  { id: 'vintage', label: 'Vintage', description: 'Seals, crests and serifs' },
  { id: 'tech', label: 'Tech', description: 'Square-cut and precise' },
] as const;
export type LogoTemplate = (typeof logoTemplates)[number]['id'];
export const logoTemplateInitial: LogoTemplate = 'modern';

/** The colours to choose from; the first is selected initially. */
export const logoColours = [
  { value: '#3A86FF', label: 'Blue' },
  { value: '#8338EC', label: 'Violet' },
  { value: '#FF006E', label: 'Pink' },
  { value: '#FB5607', label: 'Orange' },
  { value: '#FFBE0B', label: 'Yellow' },
  { value: '#06A77D', label: 'Green' },
  { value: '#14213D', label: 'Navy' },
  { value: '#9B2226', label: 'Burgundy' },
] as const;

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
