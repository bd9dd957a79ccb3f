import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { rootDir } from '../paths.ts';
import { storiesIn } from './stories-in.ts';
import { type CopyText, textsIn } from './texts-in.ts';

/** A text of the product, the file it is written in, and the stories that show it. */
export interface CopyRow extends CopyText {
  /** From the folder of the packages: `machines/src/chat/chat.messages.ts`. */
  file: string;
  stories: { storyId: string; title: string; name: string }[];
}

/** Where messages may be written. Long texts are pages, and what tests and stories make up is nobody's message. */
export const copySources = [
  '{facts,machines,engines,app}/src/**/*.{ts,tsx}',
  '!**/*.{test,browser.test,test-kit,stories,doc,bench}.{ts,tsx}',
  '!**/{story-fixtures,testing,docs,stand-in,stories}/**',
  '!**/story-fixtures.ts',
  '!facts/src/public-api/**',
  '!app/src/content/**',
];

const packagesDir = join(rootDir, 'packages');
const filesOf = (patterns: readonly string[]) => globSync(patterns, { cwd: packagesDir }).sort();
const read = (file: string) => readFileSync(join(packagesDir, file), 'utf8');

/** The parts of a text that are the same each time, long enough to be found by. */
function fixedParts({ sentences }: CopyText): string[] {
  return sentences
    .flatMap((sentence) => sentence.split(/‹[^›]*›/))
    .map((part) => part.trim())
    .filter((part) => part.includes(' ') && (part.length >= 12 || sentences.includes(part)));
}

/** All messages, in the order of their files. A story shows a text when its code has the words or the constant. */
export function readCopy(): CopyRow[] {
  const stories = filesOf(['*/src/**/*.stories.tsx']).flatMap((file) => storiesIn(read(file), file));
  return filesOf(copySources).flatMap((file) =>
    textsIn(read(file)).map((text) => ({ ...text, file, stories: storiesOf(text) })),
  );

  function storiesOf(text: CopyText) {
    const parts = fixedParts(text);
    const constant = new RegExp(`\\b${text.constant}\\b`);
    const byName = /(Toasts?|Problem|Errors?|Texts?)$/.test(text.constant);
    return stories
      .filter(({ code }) => parts.some((part) => code.includes(part)) || (byName && constant.test(code)))
      .map(({ code: _, ...story }) => story);
  }
}
