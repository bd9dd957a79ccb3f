/** The pictures of a folder that a user brings to a bench. */
import { readdir, stat } from 'node:fs/promises';
import { extname, join, parse, resolve } from 'node:path';
import sharp from 'sharp';

/** A picture of a folder. */
export interface FolderPicture {
  /** Its file name without the ending. */
  name: string;
  path: string;
}

/** Why a folder cannot be measured, for the user who named it. */
class FolderProblem extends Error {}

/** Measures the folder of an argument, relative to where npm was called. What is wrong with it is said in one line. */
export async function measureFolderOf(
  argument: string,
  measure: (directory: string) => Promise<unknown>,
): Promise<void> {
  try {
    const directory = resolve(process.env.INIT_CWD ?? '', argument);
    const found = await stat(directory).catch(() => undefined);
    if (!found?.isDirectory())
      throw new FolderProblem(`There is no folder ${directory}${found ? ': it is a file' : ''}.`);
    await measure(directory);
  } catch (error) {
    if (!(error instanceof FolderProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

const isReadable = (path: string) =>
  sharp(path)
    .stats()
    .then(
      () => true,
      () => false,
    );

/**
 * The pictures of a folder, by name, without masks (`NAME.mask.png`) and folders. Says which cannot be read. Throws if none
 * is left. `others` are endings besides those that every browser opens.
 */
export async function picturesIn(
  directory: string,
  others: readonly string[] = [],
): Promise<FolderPicture[]> {
  const endings = ['jpg', 'jpeg', 'png', 'webp', 'avif', ...others];
  const entries = await readdir(directory, { withFileTypes: true });
  const files = entries.filter(
    (entry) =>
      !entry.isDirectory() &&
      endings.includes(extname(entry.name).slice(1).toLowerCase()) &&
      !/\.mask\.png$/i.test(entry.name),
  );
  const pictures: FolderPicture[] = [];
  for (const file of files.map(({ name }) => name).sort()) {
    const path = join(directory, file);
    if (await isReadable(path)) pictures.push({ name: parse(file).name, path });
    else console.log(`${file} is left out: it cannot be read as a picture.`);
  }
  return atLeastOne(
    pictures,
    `There is no picture in ${directory}. A picture ends with ${endings.join(', ')}.`,
  );
}

/** The path of a file of a folder, whatever the case of its ending; undefined if there is none. */
export async function besideIn(directory: string, name: string, ending: string): Promise<string | undefined> {
  const file = (await readdir(directory)).find(
    (each) => each.startsWith(name) && each.slice(name.length).toLowerCase() === ending,
  );
  return file && join(directory, file);
}

/** Throws with the message if a list is empty. */
export function atLeastOne<Item>(found: readonly Item[], message: string): Item[] {
  if (found.length === 0) throw new FolderProblem(message);
  return [...found];
}
