import { expect, it } from 'vitest';
import { decodePicture } from '../picture/pixels';
import { lumaAt, type Raster } from '../picture/raster';
import { cmykProfile } from '../picture/profiles.fixture';
import { tiffFile } from '../picture/tiff.fixture';
import { openTiff } from './open-tiff';
import { baseError, fieldFile } from '../testing/field';
import { chosenPicture, fileAt, meanDifference } from '../testing/files';

const urls = import.meta.glob<string>('../../../../fixtures/formats/*.*', {
  query: '?url',
  import: 'default',
  eager: true,
});

const fixture = (name: string) => fileAt(urls[`../../../../fixtures/formats/${name}`] ?? name);
const open = async (name: string) => decodePicture((await chosenPicture(await fixture(name))).file);
const reference = async () => decodePicture(await fixture('picture.png'));

function greyOf(picture: Raster): Raster {
  const data = picture.data.slice();
  for (let at = 0; at < data.length; at += 4) data.fill(lumaAt(data, at), at, at + 3);
  return { ...picture, data };
}

it.each([
  ['none.tif', 0],
  ['lzw.tif', 0],
  ['deflate-tiles.tif', 0],
  ['packbits.tif', 0],
  ['16-bit.tif', 1],
  ['turned.tif', 0],
  ['pages.tif', 0],
  ['jpeg.tif', 4],
  ['picture.bmp', 0],
  ['animated.webp', 0],
  ['picture.gif', 4],
  ['animated.gif', 8],
  ['picture.avif', 4],
  ['picture.heic', 4],
  // The profile's colours are converted back: rounding alone remains.
  ['wide-gamut.tif', 2],
])('opens %s like its PNG, within %i of 255', async (name, tolerance) => {
  expect(meanDifference(await open(name), await reference())).toBeLessThanOrEqual(tolerance);
});

it('opens a grey TIFF', async () => {
  expect(meanDifference(await open('grey.tif'), greyOf(await reference()))).toBeLessThan(6);
});

it('keeps the transparency of a TIFF', async () => {
  const [picture, opaque] = [await open('alpha.tif'), await reference()];
  const [left, right] = [(16 * 48 + 10) * 4, (16 * 48 + 40) * 4];
  expect(picture.data[left + 3]).toBe(0);
  expect(picture.data.slice(right, right + 4)).toEqual(opaque.data.slice(right, right + 4));
});

it('gives the picture a type that pages can show', async () => {
  const picture = await chosenPicture(await fixture('picture.heic'));
  expect(picture).toMatchObject({ name: 'picture.heic', mime: 'image/png', width: 48, height: 32 });
  expect(picture.file.type).toBe('image/png');
});

it.each(['cmyk.tif', 'old-lzw.tif', 'icc-p3.tif'])('opens %s from the field', async (name) => {
  const { file } = await chosenPicture(await fieldFile(name));
  const error = baseError(await decodePicture(file));
  if (name === 'icc-p3.tif') expect(error).toBeGreaterThan(20);
  else expect(error).toBeLessThanOrEqual(3);
});

it('converts the colours of a TIFF by its CMYK profile', async () => {
  const bytes = await tiffFile({
    photometric: 5,
    samples: () => [255, 0, 0, 0],
    fields: [[34_675, 7, ...cmykProfile]],
  });
  const { file } = await chosenPicture(new File([bytes], 'ink.tif'));
  const { data } = await decodePicture(file);
  // The first ink alone is a grey of half the lightness in this profile.
  for (const value of data.slice(0, 3)) expect(Math.abs(value - 119)).toBeLessThanOrEqual(2);
});

it('draws each page of a TIFF, and a small picture of it', async () => {
  const opened = await openTiff(await fieldFile('pages.tif'));
  if (!opened?.ok) throw new Error('The TIFF is not opened.');
  const { draw, preview } = opened.value;
  const [first, second] = [await decodePicture(await draw(1)), await decodePicture(await draw(2))];
  expect(baseError(first)).toBeLessThanOrEqual(1);
  expect(baseError(second)).toBeGreaterThan(100);
  expect(await decodePicture(await preview(1))).toMatchObject({ width: 96, height: 64 });
});
