import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../paths.ts';
import { decodePicture, encodePicture, type Picture } from '../screenshots/pictures.ts';
import { readStories } from '../storybook-data/stories.ts';
import { differenceOf, screenshotsDir } from './changes.ts';
import { reviewPage, storyOf } from './page.ts';

/** A picture of one grey. */
const grey = (width: number, height: number, value: number): Picture => ({
  width,
  height,
  data: Buffer.from(Array.from({ length: width * height }, () => [value, value, value, 255]).flat()),
});
const red = ({ data }: Picture) =>
  Array.from({ length: data.length / 4 }, (_, at) => data.readUInt32BE(at * 4)).filter(
    (colour) => colour >>> 24 > 200 && ((colour >>> 16) & 255) < 60,
  ).length;

describe('the difference of two pictures', () => {
  it('is red where they differ, also where one is larger', async () => {
    const small = await encodePicture(grey(4, 4, 120));
    expect(red(await decodePicture(await differenceOf(small, small)))).toBe(0);
    const larger = await decodePicture(await differenceOf(small, await encodePicture(grey(4, 6, 120))));
    expect([larger.width, larger.height]).toEqual([4, 6]);
    expect(red(larger)).toBeGreaterThan(0);
  });
});

describe('the page of changed pictures', () => {
  const stories = readStories();

  it('names the story of every picture of the repository', () => {
    const names = globSync('*.webp', { cwd: `${rootDir}/${screenshotsDir}` }).map((file) =>
      file.slice(0, -5),
    );
    expect(names.filter((name) => !storyOf(name, stories))).toEqual([]);
  });

  it('shows what changed, what is new and what was removed, with its story', () => {
    const picture = readFileSync(`${rootDir}/${screenshotsDir}/components-button-matrix.webp`);
    const page = reviewPage(
      [
        { name: 'components-button-matrix', before: picture, after: picture, difference: picture },
        { name: 'a-<new>-one', after: picture },
        { name: 'an-old-one', before: picture },
      ],
      stories,
      'main',
    );
    expect(page).toContain('1 changed, 1 new, 1 removed.');
    expect(page).toContain('Components/Button / Matrix <small>changed</small>');
    expect(page).toContain('packages/ui/src/components/Button/Button.stories.tsx');
    expect(page).toContain('components-button-matrix.difference.webp');
    expect(page).toContain('a-&#60;new&#62;-one');
    expect(page).not.toContain('<new>');
  });
});
