import { readFile } from 'node:fs/promises';
import { stubDecoder } from '@verapix/engines/decoder.test-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesOfFolders, filesOfPicker, firstOfKind, oneUsed } from './several-files';

beforeAll(stubDecoder);

const named = (name: string, type = '') => new File([name], name, { type });

const fileEntry = (name: string) => ({
  isFile: true,
  isDirectory: false,
  name,
  file: (resolve: (file: File) => void) => resolve(named(name)),
});
/** A folder whose reader returns two entries at a time, as a browser returns a hundred. */
const folderEntry = (name: string, entries: readonly object[]) => ({
  isFile: false,
  isDirectory: true,
  name,
  createReader: () => {
    let at = 0;
    return {
      readEntries: (resolve: (part: readonly object[]) => void) => {
        resolve(entries.slice(at, at + 2));
        at += 2;
      },
    };
  },
});
const filesIn = async (...folders: readonly object[]) =>
  (await filesOfFolders(folders as unknown as FileSystemEntry[])).map(({ name }) => name);

describe('a dropped folder', () => {
  it('gives its files and those of the folders in it, numbers in their order', async () => {
    const pictures = ['10.jpg', '2.jpg', '1.jpg'].map(fileEntry);
    const holiday = folderEntry('holiday', [...pictures, folderEntry('boats', [fileEntry('boat.png')])]);
    expect(await filesIn(holiday)).toEqual(['1.jpg', '2.jpg', '10.jpg', 'boat.png']);
  });

  it('leaves out what systems put into folders, and folders that cannot be read', async () => {
    const broken = {
      ...folderEntry('locked', []),
      createReader: () => ({
        readEntries: (_: unknown, reject: (cause: Error) => void) => reject(new Error('locked')),
      }),
    };
    const hidden = ['.DS_Store', 'Thumbs.db', 'desktop.ini', 'a.jpg'].map(fileEntry);
    expect(await filesIn(broken, folderEntry('scans', [...hidden, folderEntry('.git', hidden)]))).toEqual([
      'a.jpg',
    ]);
  });
});

it('a chosen folder gives its files by their paths, without hidden ones', () => {
  const at = (path: string) =>
    Object.defineProperty(named(path.split('/').at(-1) ?? ''), 'webkitRelativePath', { value: path });
  const chosen = ['b/2.jpg', 'b/.DS_Store', 'a/10.jpg', 'a/9.jpg'].map(at);
  expect(filesOfPicker(chosen).map(({ name }) => name)).toEqual(['9.jpg', '10.jpg', '2.jpg']);
});

describe('of several files for a tool that works on one', () => {
  it('the first picture is used, whatever the names say', async () => {
    const bytes = new Uint8Array(await readFile('fixtures/formats/picture.png'));
    const letter = named('letter.jpg', 'image/jpeg');
    const scan = new File([bytes], 'scan.txt');
    expect(await firstOfKind([letter, scan, new File([bytes], 'b.png')], 'picture')).toBe(scan);
    expect(await firstOfKind([letter, named('notes.txt')], 'picture')).toBe(letter);
  });

  it('the first video is used', async () => {
    const film = named('film.mp4', 'video/mp4');
    expect(await firstOfKind([named('a.png', 'image/png'), film], 'video')).toBe(film);
  });

  it('the others are named, and counted if they are many', () => {
    const [used, ...others] = Array.from({ length: 8 }, (_, index) => named(`${index}.png`));
    if (!used) throw new Error('There is a first one.');
    expect(oneUsed(used, [used, ...others.slice(0, 2)])).toBe(
      'This tool works on one file at a time, so it uses 0.png. Not used: 1.png, 2.png.',
    );
    expect(oneUsed(used, [used, ...others])).toContain('5.png and 2 more.');
  });
});
