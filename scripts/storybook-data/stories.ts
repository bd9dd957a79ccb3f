import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { rootDir } from '../paths.ts';
import { parseCsf } from './csf.ts';

/** A story, as its file declares it. */
export interface StoryRef {
  /** The story's id in Storybook's addresses: `?path=/story/<storyId>`. */
  storyId: string;
  /** The story's place in the sidebar: `Pages/Tools/Upscaler`. */
  title: string;
  /** The story's name in the sidebar: `Too Large`. */
  name: string;
  /** The file that declares it, in the repository. */
  file: string;
}

/** All stories of the repository, in the order of their files. Takes some seconds. */
export function readStories(): StoryRef[] {
  const files = globSync(['packages/*/src/**/*.stories.tsx', '.storybook/**/*.stories.tsx'], {
    cwd: rootDir,
    dot: true,
    ignore: ['**/node_modules/**'],
  });
  return files.sort().flatMap((file) => {
    const code = readFileSync(join(rootDir, file), 'utf8');
    const csf = parseCsf(code, file);
    const title = csf.meta?.title ?? '';
    return Object.entries(csf._stories).map(([key, { id, name }]) => ({
      storyId: id,
      title,
      name: name ?? key,
      file,
    }));
  });
}
