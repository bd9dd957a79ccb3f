import { describe, expect, it } from 'vitest';
import { carriesFiles, readTransfer } from './read-transfer';

const photo = new File(['x'], 'boats.jpg', { type: 'image/jpeg' });
const scan = new File(['y'], 'letter.png', { type: 'image/png' });

const fileItem = (file: File | null, isDirectory = false) => ({
  kind: 'file',
  getAsFile: () => file,
  webkitGetAsEntry: () => ({ isDirectory }),
});
const textItem = { kind: 'string', getAsFile: () => null, webkitGetAsEntry: () => null };

const transfer = (types: string[], ...items: object[]) => ({ types, items }) as unknown as DataTransfer;

describe('readTransfer', () => {
  it('hands over every file, in order', () => {
    expect(readTransfer(transfer(['Files'], fileItem(photo), fileItem(scan)))).toEqual({
      files: [photo, scan],
    });
  });

  it('takes a file whose entry the browser does not tell', () => {
    const item = { kind: 'file', getAsFile: () => photo, webkitGetAsEntry: () => null };
    expect(readTransfer(transfer(['Files'], item))).toEqual({ files: [photo] });
  });

  it('leaves a folder out when files come with it', () => {
    const folder = fileItem(new File([], 'holiday'), true);
    expect(readTransfer(transfer(['Files'], folder, fileItem(photo)))).toEqual({ files: [photo] });
  });

  it('tells a folder from a file', () => {
    const folder = fileItem(new File([], 'holiday'), true);
    expect(readTransfer(transfer(['Files'], folder))).toEqual({ foreign: 'folder' });
  });

  it('prefers the file of a picture dragged out of a web page to its address', () => {
    expect(readTransfer(transfer(['text/uri-list', 'Files'], textItem, fileItem(photo)))).toEqual({
      files: [photo],
    });
  });

  it.each([
    [['text/uri-list', 'text/plain'], 'url'],
    [['text/plain'], 'text'],
    [['text/html'], 'text'],
    [['application/x-layer'], 'nothing'],
    [[], 'nothing'],
  ])('names what is no file: %j is %s', (types, foreign) => {
    expect(readTransfer(transfer(types, textItem))).toEqual({ foreign });
  });

  it('takes a missing transfer for nothing', () => {
    expect(readTransfer(null)).toEqual({ foreign: 'nothing' });
  });
});

describe('carriesFiles', () => {
  it('answers from the types alone', () => {
    expect(carriesFiles(transfer(['Files']))).toBe(true);
    expect(carriesFiles(transfer(['text/plain'], textItem))).toBe(false);
    expect(carriesFiles(null)).toBe(false);
  });
});
