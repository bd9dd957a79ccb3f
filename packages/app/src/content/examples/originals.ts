import meadow from '../../../../../fixtures/photographs/autumn-ridge.jpg?url';
import cat from '../../../../../fixtures/photographs/cat.jpg?url';
import city from './originals/city-at-night.jpg?url';
import cup from '../../../../../fixtures/photographs/coffee.jpg?url';
import fig from '../../../../../fixtures/photographs/fig-in-a-red-bowl.jpg?url';
import mountains from '../../../../../fixtures/photographs/mountains.jpg?url';
import logo from './originals/northwind-logo.png?url';
import spaniels from '../../../../../fixtures/photographs/two-spaniels.jpg?url';
import * as messages from '@verapix/messages/examples';
import { type ColourPhotograph, colourPhotographs } from '../colour-photographs';

/** An original picture. */
export interface Original {
  /** Title, author, year and collection, as far as they are known. */
  credit: string;
  licence: string;
  /** The URL of the original file. */
  url: string;
  /** The file name of the download. */
  fileName: string;
}

const photograph = (
  { what, author, licence }: ColourPhotograph,
  url: string,
  fileName: string,
): Original => ({ credit: messages.photograph({ what, author }), licence, url, fileName });

const scikitImage = (work: string, url: string, fileName: string): Original => ({
  credit: messages.scikit({ work }),
  licence: 'CC0',
  url,
  fileName,
});

const ours = (credit: string, url: string, fileName: string): Original => ({
  credit,
  licence: messages.ours,
  url,
  fileName,
});

export const originals = {
  fig: photograph(colourPhotographs.fig, fig, 'fig-in-a-red-bowl.jpg'),
  meadow: photograph(colourPhotographs.autumnRidge, meadow, 'autumn-ridge.jpg'),
  mountains: photograph(colourPhotographs.mountains, mountains, 'mountains.jpg'),
  spaniels: photograph(colourPhotographs.spaniels, spaniels, 'two-spaniels.jpg'),
  cat: scikitImage('Chelsea the cat, Stefan van der Walt', cat, 'cat.jpg'),
  cup: scikitImage('Coffee cup, Rachel Michetti, courtesy of Pikolo Espresso Bar', cup, 'coffee-cup.jpg'),
  city: ours(messages.painted, city, 'city-at-night.jpg'),
  logo: ours(messages.drawn, logo, 'northwind-logo.png'),
};
