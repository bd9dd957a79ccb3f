/** The colour photographs of which the site shows parts: cut, scaled and enlarged. */
export const colourPhotographs = [
  { what: 'Fig in a red bowl', author: 'Trevor “Freespace”', licence: 'CC BY 4.0' },
  { what: 'Paint brushes', author: 'Trevor “Freespace”', licence: 'CC BY 4.0' },
  { what: 'Path to the mountains', author: 'Aitzol Berasategi', licence: 'CC BY 4.0' },
  { what: 'Dandelions', author: 'Clemens Engelhardt', licence: 'CC0 1.0' },
  { what: 'Face of a cat', author: 'Stéfan van der Walt', licence: 'CC0 1.0' },
  { what: 'Cup of coffee', author: 'Rachel Michetti', licence: 'CC0 1.0' },
] as const;
