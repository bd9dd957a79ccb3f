import allium from './pictures/allium-oreophilum.sample.png?url';
import alliumThumbnail from './pictures/allium-oreophilum.thumbnail.webp?url';
import markedAlps from './pictures/french-alpine-landscape.marked.jpg?url';
import markedAlpsThumbnail from './pictures/french-alpine-landscape.marked.thumbnail.webp?url';
import alps from './pictures/french-alpine-landscape.sample.png?url';
import alpsThumbnail from './pictures/french-alpine-landscape.thumbnail.webp?url';
import cat from './pictures/locomotion-house-cat.sample.png?url';
import catThumbnail from './pictures/locomotion-house-cat.thumbnail.webp?url';
import markedBoats from './pictures/nagasaki-boats.marked.jpg?url';
import markedBoatsThumbnail from './pictures/nagasaki-boats.marked.thumbnail.webp?url';
import boats from './pictures/nagasaki-boats.sample.png?url';
import boatsThumbnail from './pictures/nagasaki-boats.thumbnail.webp?url';
import note from './pictures/note-to-self.sample.png?url';
import noteThumbnail from './pictures/note-to-self.thumbnail.webp?url';

/** A picture that comes with the site, to be given to a tool. */
export interface SampleFile {
  fileName: string;
  url: string;
}

/** A small photograph to try a tool with: Getty Open Content, public domain. Made by `npm run pictures`. */
export interface SamplePicture extends SampleFile {
  label: string;
  /** A square picture of it, 192 px. */
  thumbnailUrl: string;
}

const nagasakiBoats: SamplePicture = {
  fileName: 'nagasaki-boats.png',
  label: 'Boats in Nagasaki',
  url: boats,
  thumbnailUrl: boatsThumbnail,
};

export const samplePictures: readonly SamplePicture[] = [
  nagasakiBoats,
  { fileName: 'french-alps.png', label: 'French Alps', url: alps, thumbnailUrl: alpsThumbnail },
  { fileName: 'house-cat.png', label: 'House cat', url: cat, thumbnailUrl: catThumbnail },
];

/** For cutting out: a clear subject, and one that no method finds its edges in. */
export const cutOutSamples: readonly SamplePicture[] = [
  { fileName: 'allium.png', label: 'Flower of an allium', url: allium, thumbnailUrl: alliumThumbnail },
  nagasakiBoats,
];

/** For removing a watermark: photographs with a mark of our own on them. */
export const markedSamples: readonly SamplePicture[] = [
  {
    fileName: 'marked-boats.jpg',
    label: 'Boats with a watermark',
    url: markedBoats,
    thumbnailUrl: markedBoatsThumbnail,
  },
  {
    fileName: 'marked-alps.jpg',
    label: 'Alps with a watermark',
    url: markedAlps,
    thumbnailUrl: markedAlpsThumbnail,
  },
];

/** For image to text: a page of our own, made by `scripts/text-pages.ts`. */
export const textSamples: readonly SamplePicture[] = [
  { fileName: 'note-to-self.png', label: 'Page of a notebook', url: note, thumbnailUrl: noteThumbnail },
];

/** The sample as a file, as though the person had chosen it. Rejects when it cannot be fetched. */
export async function sampleFile({ fileName, url }: SampleFile): Promise<File> {
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`The sample ${fileName} was not delivered: the server said ${response.status}.`);
  const content = await response.blob();
  return new File([content], fileName, { type: content.type });
}
