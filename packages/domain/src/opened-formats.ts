import { acceptOf, convertedFormats, type OpenedFormat, pictureFormats, rawLabel } from './file-formats';

/** The files of cameras, of which the intake takes the preview that the camera made. The API refuses them. */
const rawFormat: OpenedFormat = {
  mime: 'image/x-adobe-dng',
  label: rawLabel,
  extensions: [
    ...['.dng', '.nef', '.nrw', '.cr2', '.cr3', '.arw', '.sr2', '.raf', '.orf', '.rw2', '.pef'],
    ...['.srw', '.3fr', '.fff', '.iiq', '.erf', '.kdc', '.dcr', '.mef', '.mos', '.rwl'],
  ],
  rare: true,
};

/** Every format of pictures that the tools open. A module of its own, which pages without a tool do not load. */
export const openedFormats: readonly OpenedFormat[] = [
  ...Object.values(pictureFormats),
  ...Object.values(convertedFormats),
  rawFormat,
];

/** What a tool opens, for a file picker's `accept`. */
export const pictureAccept = acceptOf(openedFormats);
