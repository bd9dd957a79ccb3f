/** The pictures of a folder that somebody brings to a bench. */
import { readdir } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';

/** A picture of a folder. */
export interface FolderPicture {
  /** Its file name without the ending. */
  name: string;
  path: string;
}

/** An argument's folder, relative to where npm was called. */
export const folderOf = (argument: string): string => resolve(process.env.INIT_CWD ?? '', argument);

/** The pictures of a folder, by name; masks (`NAME.mask.png`) are left out. Throws if there are none. */
export async function picturesIn(directory: string): Promise<FolderPicture[]> {
  const files = (await readdir(directory)).filter(
    (file) => /\.(jpe?g|png|webp|avif)$/i.test(file) && !/\.mask\.png$/i.test(file),
  );
  if (files.length === 0) throw new Error(`There is no picture in ${directory}.`);
  return files.sort().map((file) => ({ name: parse(file).name, path: join(directory, file) }));
}
