import { describe, expect, it } from 'vitest';
import { carriesFiles, readTransfer } from './file-transfer';

const photo = new File(['x'], 'boats.jpg', { type: 'image/jpeg' });
const scan = new File(['y'], 'letter.png', { type: 'image/png' });

const fileItem = (file: File | null, entry: object = { isDirectory: false }) => ({
  kind: 'file',
  getAsFile: () => file,
  webkitGetAsEntry: () => entry,
});
const holiday = { isDirectory: true, name: 'holiday' };
const textItem = { kind: 'string', getAsFile: () => null, webkitGetAsEntry: () => null };

const transfer = (types: string[], ...items: object[]) => ({ types, items }) as unknown as DataTransfer;

describe('readTransfer', () => {
  it('returns all files in order', () => {
    expect(readTransfer(transfer(['Files'], fileItem(photo), fileItem(scan)))).toEqual({
      files: [photo, scan],
      folders: [],
    });
  });

  it('returns a file whose entry the browser does not expose', () => {
    const item = { kind: 'file', getAsFile: () => photo, webkitGetAsEntry: () => null };
    expect(readTransfer(transfer(['Files'], item))).toEqual({ files: [photo], folders: [] });
  });

  it('distinguishes folders from files', () => {
    const folder = fileItem(new File([], 'holiday'), holiday);
    expect(readTransfer(transfer(['Files'], folder, fileItem(photo)))).toEqual({
      files: [photo],
      folders: [holiday],
    });
  });

  it('prefers the file to the URL of a picture dragged out of a web page', () => {
    expect(readTransfer(transfer(['text/uri-list', 'Files'], textItem, fileItem(photo)))).toEqual({
      files: [photo],
      folders: [],
    });
  });

  it.each([
    [['text/uri-list', 'text/plain'], 'url'],
    [['text/plain'], 'text'],
    [['text/html'], 'text'],
    [['application/x-layer'], 'nothing'],
    [[], 'nothing'],
  ])('classifies other content: %j is %s', (types, foreign) => {
    expect(readTransfer(transfer(types, textItem))).toEqual({ foreign });
  });

  it('treats a missing transfer as empty', () => {
    expect(readTransfer(null)).toEqual({ foreign: 'nothing' });
  });
});

describe('carriesFiles', () => {
  it('decides by the types only', () => {
    expect(carriesFiles(transfer(['Files']))).toBe(true);
    expect(carriesFiles(transfer(['text/plain'], textItem))).toBe(false);
    expect(carriesFiles(null)).toBe(false);
  });
});
