import { expect, it } from 'vitest';
import { designSystemLlms } from './llms';

it('lists every component with its purpose, and answers what the props of one are', () => {
  const files = designSystemLlms();
  expect(files['llms.txt']).toMatch(/^- Dialog: .+/m);
  expect(files['llms.txt']).not.toMatch(/^- \w+: *$/m);
  const dialog = files['llms-full.txt'].split('\n## ').find((section) => section.startsWith('Dialog\n'));
  expect(dialog).toContain('closeLabel?: string;');
  expect(dialog).toContain('Escape: ');
});

it('has the declarations of every component', () => {
  const sections = designSystemLlms()['llms-full.txt'].split('\n## ').slice(1);
  expect(sections.length).toBeGreaterThan(50);
  expect(
    sections.filter((section) => !section.includes('```ts')).map((section) => section.split('\n')[0]),
  ).toEqual([]);
});
