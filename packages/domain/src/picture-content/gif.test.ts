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
const start = header(300, 200);

describe('the size of a GIF', () => {
  it.each([
    ['a whole file', bytesOf(start, image(), trailer)],
    ['the header alone', start],
  ])('is read from %s', (_, bytes) => {
    expect(gif.readSize(bytes)).toEqual({ kind: 'size', width: 300, height: 200 });
  });

  it.each([
    ['a truncated header', start.slice(0, 12)],
    ['no bytes', new Uint8Array()],
    ['no width', header(0, 200)],
    ['no height', header(300, 0)],
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
    ['a shared colour table', [header(300, 200, fourColours), colours, image(), trailer], still],
    ['colour tables of images', [start, image(fourColours), image(fourColours), trailer], animation],
    [
      'a comment in several blocks',
      [start, [0x21, 0xfe, 1, 0x2c, 2, 0x21, 0x2c, 0], image(), trailer],
      still,
    ],
    ['an image behind the trailer', [start, image(), trailer, image()], still],
    ['an image behind an unknown block', [start, image(), 0x99, image()], still],
    ['a truncated second image', [start, image(), image().slice(0, -1)], still],
  ])('say whether it is an animation: %s', (_, parts, details) => {
    expect(gif.readDetails(bytesOf(...parts))).toEqual(details);
  });

  it.each([
    ['a transparent colour', control(1), true],
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
    ['an image without an end', [start, image().slice(0, -1)]],
    ['an image that ends in a block', [start, image().slice(0, -2)]],
    ['an image that ends after its header', [start, image().slice(0, 10)]],
  ])('are missing if the file has %s', (_, parts) => {
    expect(gif.readDetails(bytesOf(...parts))).toBeUndefined();
  });
});
