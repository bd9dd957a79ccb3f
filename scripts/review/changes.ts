import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../paths.ts';
import {
  decodePicture,
  drawDifference,
  encodePicture,
  type Picture,
  screenshotFormat,
} from '../screenshots/pictures.ts';

/** The folder of the screenshots, in the repository. */
export const screenshotsDir = '.storybook/screenshots';

const ending = `.${screenshotFormat}`;

/** A picture that is not the same as in the other revision. */
export interface PictureChange {
  /** The name of its file, without the extension. */
  name: string;
  /** Absent if it is new. */
  before?: Buffer;
  /** Absent if it was removed. */
  after?: Buffer;
  /** Where the two differ, red on a pale copy; absent unless both are there. */
  difference?: Buffer;
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: rootDir, maxBuffer: 64 * 1024 * 1024, encoding: 'buffer' });

/** The commit that a branch and this one have in common. */
export const commonCommit = (branch: string): string => git('merge-base', branch, 'HEAD').toString().trim();

/** Extends a picture with transparency to the right and below. */
function extended({ width, height, data }: Picture, size: { width: number; height: number }): Picture {
  const larger = Buffer.alloc(size.width * size.height * 4);
  for (let y = 0; y < height; y += 1)
    data.copy(larger, y * size.width * 4, y * width * 4, (y + 1) * width * 4);
  return { ...size, data: larger };
}

/** Draws where two pictures differ. If their sizes do, the smaller one is extended, and all that is added differs. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Buffer> {
  const [one, other] = await Promise.all([decodePicture(before), decodePicture(after)]);
  const size = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
  return encodePicture(drawDifference(extended(one, size), extended(other, size)));
}

/** The screenshots in the working tree that are not the same as in a commit, by name. */
export async function pictureChanges(commit: string): Promise<PictureChange[]> {
  const tracked = git('diff', '--name-only', '-z', commit, '--', screenshotsDir).toString().split('\0');
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z', screenshotsDir)
    .toString()
    .split('\0');
  const files = [...new Set([...tracked, ...untracked])].filter((file) => file.endsWith(ending)).sort();
  const known = new Set(
    git('ls-tree', '-r', '--name-only', '-z', commit, `${screenshotsDir}/`).toString().split('\0'),
  );
  return Promise.all(
    files.map(async (file) => {
      const path = join(rootDir, file);
      const before = known.has(file) ? git('show', `${commit}:${file}`) : undefined;
      const after = existsSync(path) ? readFileSync(path) : undefined;
      return {
        name: file.slice(screenshotsDir.length + 1, -ending.length),
        ...(before && { before }),
        ...(after && { after }),
        ...(before && after && { difference: await differenceOf(before, after) }),
      };
    }),
  );
}
