export { type PairedPicture, PicturePair, type PicturePairProps } from './PicturePair';
