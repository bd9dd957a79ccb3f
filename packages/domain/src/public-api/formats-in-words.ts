import { pictureFormats } from '../file-formats';

/** `JPG, PNG, or WEBP`. In English in every build, as all texts of the API are. */
export const formatsInWords = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
  Object.values(pictureFormats).map(({ label }) => label),
);
