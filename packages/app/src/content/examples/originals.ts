import cat from '../../../../../fixtures/photographs/cat.jpg?url';
import city from './originals/city-at-night.jpg?url';
import mountains from '../../../../../fixtures/photographs/mountains.jpg?url';
import logo from './originals/northwind-logo.png?url';
import man from './originals/painted-man.jpg?url';
import woman from './originals/painted-woman.jpg?url';
import room from '../../../../../fixtures/photographs/room-with-a-drum.jpg?url';
import sunset from '../../../../../fixtures/photographs/sunset.jpg?url';
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
  mountains: photograph(colourPhotographs.mountains, mountains, 'mountains.jpg'),
  room: photograph(colourPhotographs.room, room, 'room-with-a-drum.jpg'),
  spaniels: photograph(colourPhotographs.spaniels, spaniels, 'two-spaniels.jpg'),
  sunset: photograph(colourPhotographs.sunset, sunset, 'sunset.jpg'),
  cat: scikitImage('Chelsea the cat, Stefan van der Walt', cat, 'cat.jpg'),
  city: ours(messages.painted, city, 'city-at-night.jpg'),
  logo: ours(messages.drawn, logo, 'northwind-logo.png'),
  man: ours(messages.paintedPortrait, man, 'painted-man.jpg'),
  woman: ours(messages.paintedPortrait, woman, 'painted-woman.jpg'),
};
