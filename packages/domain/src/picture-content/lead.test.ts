import { describe, expect, it } from 'vitest';
import { bytesOf } from '../bytes.test-kit';
import { leadBytes, leadOf } from './lead';

const jpeg = '\xff\xd8\xff\xe0';
const png = '\x89PNG\r\n\x1a\n';
const webp = 'RIFF\x10\0\0\0WEBPVP8L';

describe('what is in front of a picture is skipped', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Type: image/jpeg\r\n\r\n';
  it.each([
    ['a line end', '\n', jpeg],
    ['a byte order mark', '\xef\xbb\xbf', png],
    ['some bytes', 'abc', webp],
    ['a start mark', '\xff\xd8', jpeg],
    ['zeros', '\0'.repeat(512), jpeg],
    ['the head of an answer', head, jpeg],
    ['the head of an answer with other line ends', head.replaceAll('\r', ''), png],
    ['a header of an old Macintosh', `\0\x09photo.jpg${'\x01'.repeat(117)}`, jpeg],
  ])('%s', (_, lead, picture) => {
    expect(leadOf(bytesOf(lead, picture, 'more'))).toBe(lead.length);
  });
});

describe('a picture is not taken out of', () => {
  it.each([
    ['a file that begins with it', ''],
    ['a song', `ID3\x03\0\0\0\0\x0fvAPIC\0\0\x0fl\0\0\0image/jpeg\0\x03\0`],
    ['camera raw', `FUJIFILMCCD-RAW 0201${'\x02'.repeat(140)}`],
    ['a document', `\xd0\xcf\x11\xe0${'\0'.repeat(508)}`],
    ['a page', `<!doctype html><title>A page about pictures</title>${' '.repeat(40)}<p>`],
  ])('%s', (_, lead) => {
    expect(leadOf(bytesOf(lead, jpeg, 'more'))).toBe(0);
  });

  it('a file without one', () => {
    expect(leadOf(new Uint8Array(leadBytes))).toBe(0);
    expect(leadOf(new Uint8Array())).toBe(0);
  });
});
