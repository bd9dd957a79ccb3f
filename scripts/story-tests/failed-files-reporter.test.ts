import { expect, it } from 'vitest';
import { failedFilesOf } from './failed-files-reporter.ts';

const modules = [
  { moduleId: 'a.stories.tsx', ok: () => false },
  { moduleId: 'b.stories.tsx', ok: () => true },
];

it('names the files with a test that failed', () => {
  expect(failedFilesOf(modules, [])).toEqual(['a.stories.tsx']);
});

it('names none where an error belongs to no test, so that nothing can be run again to make up for it', () => {
  expect(failedFilesOf(modules, [new Error('Nobody caught this.')])).toEqual([]);
});
