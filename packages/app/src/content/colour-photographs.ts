/** A photograph and whom to name for it. */
export interface ColourPhotograph {
  what: string;
  author: string;
  licence: string;
}

/** The colour photographs of which the site shows parts: cut, scaled and enlarged. */
export const colourPhotographs = {
  fig: { what: 'Fig in a red bowl', author: 'Trevor “Freespace”', licence: 'CC BY 4.0' },
  paintBrushes: { what: 'Paint brushes', author: 'Trevor “Freespace”', licence: 'CC BY 4.0' },
  mountains: { what: 'Path to the mountains', author: 'Aitzol Berasategi', licence: 'CC BY 4.0' },
  autumnRidge: { what: 'Autumn below a ridge', author: 'Aitzol Berasategi', licence: 'CC BY 4.0' },
  spaniels: { what: 'Two spaniels', author: 'Aitzol Berasategi', licence: 'CC BY 4.0' },
  stream: { what: 'Stream in a forest', author: 'Aitzol Berasategi', licence: 'CC BY 4.0' },
  sunset: { what: 'Sunset over hills', author: 'Aitzol Berasategi', licence: 'CC BY 4.0' },
  room: { what: 'Room with a drum', author: 'Jakub Mede', licence: 'CC BY 4.0' },
  dandelions: { what: 'Dandelions', author: 'Clemens Engelhardt', licence: 'CC0 1.0' },
  cat: { what: 'Face of a cat', author: 'Stéfan van der Walt', licence: 'CC0 1.0' },
  coffee: { what: 'Cup of coffee', author: 'Rachel Michetti', licence: 'CC0 1.0' },
} as const satisfies Record<string, ColourPhotograph>;
