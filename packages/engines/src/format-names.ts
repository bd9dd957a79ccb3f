import {
  convertedFormats,
  holdsSize,
  type OpenedFormat,
  pictureFormats,
  rawLabel,
  savedFormatNames,
  savedFormats,
  videoFormats,
} from '@verapix/domain';
import { oneOf } from '@verapix/messages/formats/lists';

const labels = (formats: readonly { label: string }[]) => formats.map(({ label }) => label);

const converted: readonly OpenedFormat[] = Object.values(convertedFormats);

/** `JPG, PNG, WEBP, HEIC, AVIF, TIFF, GIF, or BMP`: what users usually bring, where a few words have to do. */
export const pictureFormatsInWords = oneOf(
  labels([...Object.values(pictureFormats), ...converted.filter(({ rare }) => !rare)]),
);

/** The same with the rare ones, such as `SVG or RAW`: all that a tool opens. */
export const allPictureFormatsInWords = oneOf([
  ...labels([...Object.values(pictureFormats), ...converted]),
  rawLabel,
]);

/** `JPG, PNG, or WEBP`: the formats of the API and of every browser, for copy. */
export const basicFormatsInWords = oneOf(labels(Object.values(pictureFormats)));

/** `MP4, WEBM, or MOV`, for copy. */
export const videoFormatsInWords = oneOf(labels(videoFormats));

/** `PNG, JPG, WEBP, or AVIF`: what a tool writes, for copy. */
export const savedFormatsInWords = oneOf(labels(Object.values(savedFormats)));

/** `PNG or JPG`: the formats that can hold a picture of that size, for copy. */
export const formatsHolding = (size: { width: number; height: number }) =>
  oneOf(savedFormatNames.filter((name) => holdsSize(name, size)).map((name) => savedFormats[name].label));
