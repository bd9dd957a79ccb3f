import { describe, expect, it } from 'vitest';
import { isOfType } from './cloud-file-content';
import { cloudFileType, cloudFileTypes, type CloudFileType, isFileName } from './cloud-results';

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const samples: Record<CloudFileType, string> = {
  'image/png': '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  'image/jpeg': '\xff\xd8\xff\xe0\0\x10JFIF',
  'image/webp': 'RIFF\x10\0\0\0WEBPVP8 ',
  'image/avif': '\0\0\0\x1cftypavif\0\0\0\0',
  'image/svg+xml': '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>',
  'text/plain': 'Dear reader',
  'video/mp4': '\0\0\0\x1cftypisom\0\0\0\0',
};

describe('a file for the cloud', () => {
  it.each(cloudFileTypes)('is of the type %s by its content', (type) => {
    expect(isOfType(latin(samples[type]), type)).toBe(true);
    const others = cloudFileTypes.filter((other) => other !== type && other !== 'text/plain');
    for (const other of others)
      expect(isOfType(latin(samples[other]), type)).toBe(type === 'text/plain' && other === 'image/svg+xml');
  });

  it('is no text with a NUL, or in another encoding', () => {
    expect(isOfType(latin('a\0b'), 'text/plain')).toBe(false);
    expect(isOfType(latin('\xe9t\xe9'), 'text/plain')).toBe(false);
  });

  it.each([
    ['<svg>', true],
    [' \n<svg width="1">', true],
    ['<?xml version="1.0"?><svg>', true],
    ['<?xml version="1.0"?>\r\n\t<svg>', true],
    ['x<svg>', false],
    ['<html><svg>', false],
    ['<svgx>', false],
  ])('is an SVG if its root is: %j %s', (text, expected) => {
    expect(isOfType(latin(text), 'image/svg+xml')).toBe(expected);
  });

  it.each([
    ['text/plain;charset=utf-8', 'text/plain'],
    [' text/plain ; charset=utf-8', 'text/plain'],
    ['IMAGE/PNG', 'image/png'],
    ['text/html', undefined],
    ['', undefined],
  ])('of the type “%s” is kept as %s', (mime, type) => {
    expect(cloudFileType(mime)).toBe(type);
  });

  it.each([
    ['harbour-2x.png', true],
    ['café ☕.png', true],
    ['../../etc/passwd', false],
    ['a\\b.png', false],
    ['a\nb.png', false],
    [' ', false],
    ['x'.repeat(255), true],
    ['x'.repeat(256), false],
  ])('has a name that a download can have: %j %s', (name, allowed) => {
    expect(isFileName(name)).toBe(allowed);
  });
});
