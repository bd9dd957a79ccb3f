import alps from './pictures/french-alpine-landscape.sample.png?url';
import alpsThumbnail from './pictures/french-alpine-landscape.thumbnail.webp?url';
import cat from './pictures/locomotion-house-cat.sample.png?url';
import catThumbnail from './pictures/locomotion-house-cat.thumbnail.webp?url';
import boats from './pictures/nagasaki-boats.sample.png?url';
import boatsThumbnail from './pictures/nagasaki-boats.thumbnail.webp?url';

/** A small photograph to try a tool with: Getty Open Content, public domain. Made by `npm run pictures`. */
export interface SamplePicture {
  fileName: string;
  label: string;
  url: string;
  /** A square picture of it, 192 px. */
  thumbnailUrl: string;
}

export const samplePictures: readonly SamplePicture[] = [
  { fileName: 'nagasaki-boats.png', label: 'Boats in Nagasaki', url: boats, thumbnailUrl: boatsThumbnail },
  { fileName: 'french-alps.png', label: 'French Alps', url: alps, thumbnailUrl: alpsThumbnail },
  { fileName: 'house-cat.png', label: 'House cat', url: cat, thumbnailUrl: catThumbnail },
];

/** The sample as a file, as though the person had chosen it. Rejects when it cannot be fetched. */
export async function sampleFile({ fileName, url }: SamplePicture): Promise<File> {
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`The sample ${fileName} was not delivered: the server said ${response.status}.`);
  return new File([await response.blob()], fileName, { type: 'image/png' });
}
