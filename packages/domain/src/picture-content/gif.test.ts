import { describe, expect, it } from 'vitest';
import { bytesOf, little16 } from '../bytes.test-kit';
import { gif } from './gif';

/** The packed field of a colour table of 4 colours, which has 12 bytes. */
const fourColours = 0x81;

const header = (width: number, height: number, packed = 0) =>
  bytesOf('GIF89a', little16(width), little16(height), [packed, 0, 0]);

/** An image of 2 × 2 pixels. */
const image = (packed = 0) =>
  bytesOf([0x2c, 0, 0, 0, 0], little16(2), little16(2), packed, packed ? colours : [], [2, 2, 0x44, 0, 0]);

// Colours that would be an image's code or the end of a chain if they were read as blocks.
const colours = [0x2c, 0, 0, 0x21, 0, 0, 0x2c, 0, 0, 0, 0, 0];

/** The block before an image that says how it is shown. */
const control = (flags: number) => [0x21, 0xf9, 4, flags, 0, 0, 0, 0];

const comment = (text: string) => bytesOf([0x21, 0xfe, text.length], text, 0);

const trailer = 0x3b;
const start = header(2, 2);

/** The descriptor of an image of 2 × 2 pixels at a place. */
const placed = (left: number, top: number) =>
  bytesOf(0x2c, little16(left), little16(top), little16(2), little16(2), 0, [2, 2, 0x44, 0, 0]);

describe('the size of a GIF', () => {
  it.each([
    ['is that of its screen', bytesOf(header(300, 200), image(), trailer), 300, 200],
    ['is known without the end of the image', bytesOf(header(300, 200), image().slice(0, 12)), 300, 200],
    ['is that of its first image without a screen', bytesOf(header(0, 0), image(), trailer), 2, 2],
    ['reaches to the end of its first image', bytesOf(header(4, 4), placed(3, 5), trailer), 5, 7],
  ])('%s', (_, bytes, width, height) => {
    expect(gif.readSize(bytes)).toEqual({ kind: 'size', width, height });
  });

  it.each([
    ['no image', header(300, 200)],
    ['a truncated header', header(300, 200).slice(0, 12)],
    ['no bytes', new Uint8Array()],
  ])('is damaged with %s', (_, bytes) => {
    expect(gif.readSize(bytes)).toEqual({ kind: 'damaged' });
  });
});

describe('the details of a GIF', () => {
  const still = { orientation: 1, hasAlpha: false };
  const animation = { ...still, animated: true };

  it.each([
    ['one image', [start, image(), trailer], still],
    ['no trailer', [start, image()], still],
    ['two images', [start, image(), image(), trailer], animation],
    ['two images and damage behind', [start, image(), image(), 0x99], animation],
    ['a shared colour table', [header(2, 2, fourColours), colours, image(), trailer], still],
    ['colour tables of images', [start, image(fourColours), image(fourColours), trailer], animation],
    [
      'a comment in several blocks',
      [start, [0x21, 0xfe, 1, 0x2c, 2, 0x21, 0x2c, 0], image(), trailer],
      still,
    ],
    ['an image behind the trailer', [start, image(), trailer, image()], still],
    ['an image behind an unknown block', [start, image(), 0x99, image()], still],
    ['a truncated second image', [start, image(), image().slice(0, -1)], animation],
    ['an image that ends in a block', [start, image().slice(0, -2)], still],
  ])('say whether it is an animation: %s', (_, parts, details) => {
    expect(gif.readDetails(bytesOf(...parts))).toEqual(details);
  });

  it.each([
    ['a transparent colour', control(1), true],
    ['a transparent colour in a later block', bytesOf(comment('a'), control(1)), true],
    ['a transparent colour and other flags', control(0x0d), true],
    ['no transparent colour', control(0x0c), false],
    ['a comment whose text looks like the flag', comment('a'), false],
    ['a comment after a byte that looks like a control block', bytesOf(comment('\xf9'), comment('a')), false],
  ])('say whether it has transparency: %s', (_, block, hasAlpha) => {
    const file = bytesOf(start, block, image(), trailer);
    expect(gif.readDetails(file)).toEqual({ orientation: 1, hasAlpha });
  });

  it.each([
    ['the header alone', [start]],
    ['no image', [start, comment('a'), trailer]],
    ['an unknown block before the image', [start, 0x99, image(), trailer]],
    ['a colour table that ends too early', [header(300, 200, fourColours), colours.slice(0, 5)]],
    ['a comment without an end', [start, comment('a').slice(0, -1)]],
  ])('are missing if the file has %s', (_, parts) => {
    expect(gif.readDetails(bytesOf(...parts))).toBeUndefined();
  });

  it('have transparency where the first image leaves the screen free', () => {
    const details = (...parts: Parameters<typeof bytesOf>) => gif.readDetails(bytesOf(...parts))?.hasAlpha;
    expect(details(header(2, 2), placed(0, 0), trailer)).toBe(false);
    expect(details(header(3, 2), placed(0, 0), trailer)).toBe(true);
    expect(details(header(2, 3), placed(0, 0), trailer)).toBe(true);
    expect(details(header(3, 3), placed(1, 0), trailer)).toBe(true);
    expect(details(header(2, 3), placed(0, 1), trailer)).toBe(true);
  });
});
