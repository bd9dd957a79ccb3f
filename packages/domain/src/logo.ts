/** Options of the logo generator. */

import * as messages from '@verapix/messages/tools';

export const logoIndustries = [
  { id: 'technology', label: messages.technology },
  { id: 'finance', label: messages.finance },
  { id: 'healthcare', label: messages.healthcare },
  { id: 'education', label: messages.education },
  { id: 'food', label: messages.food },
  { id: 'retail', label: messages.retail },
  { id: 'creative', label: messages.creative },
  { id: 'nonprofit', label: messages.nonprofit },
] as const;
export type LogoIndustry = (typeof logoIndustries)[number]['id'];

export const logoTemplates = [
  { id: 'modern', label: messages.modern, description: messages.modernDescription },
  { id: 'minimalist', label: messages.minimalist, description: messages.minimalistDescription },
  { id: 'bold', label: messages.bold, description: messages.boldDescription },
  { id: 'vintage', label: messages.vintage, description: messages.vintageDescription },
  { id: 'tech', label: messages.tech, description: messages.techDescription },
] as const;
export type LogoTemplate = (typeof logoTemplates)[number]['id'];
export const logoTemplateInitial: LogoTemplate = 'modern';

/** The colours to choose from; the first is selected initially. */
export const logoColours = [
  { value: '#3A86FF', label: messages.blue },
  { value: '#8338EC', label: messages.violet },
  { value: '#FF006E', label: messages.pink },
  { value: '#FB5607', label: messages.orange },
  { value: '#FFBE0B', label: messages.yellow },
  { value: '#06A77D', label: messages.green },
  { value: '#14213D', label: messages.navy },
  { value: '#9B2226', label: messages.burgundy },
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
